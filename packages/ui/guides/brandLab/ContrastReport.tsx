import { Notice } from "../../src/primitives/Notice/index.ts";
import { Table } from "../../src/primitives/Table/index.ts";
import { checkBrand, contrastPairs, type SundryTheme } from "../../src/theme/brand/index.ts";
import { contrast } from "../../src/theme/brand/colour.ts";
import { tokenAt } from "../foundations/tokenTree.ts";

const schemes = ["light", "dark"] as const;
const SHOWN = 8;

const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** Every pair of both schemes, those with the least room first. */
function measured(brand: SundryTheme) {
  return schemes
    .flatMap((scheme) =>
      contrastPairs.map((pair) => {
        const { color } = brand[scheme];
        return { ...pair, scheme, ratio: contrast(tokenAt(color, pair.colour), tokenAt(color, pair.ground)) };
      }),
    )
    .sort((one, other) => one.ratio / one.least - other.ratio / other.least);
}

/** What `checkBrand` finds, and the pairs that come closest to failing. */
export function ContrastReport({ brand }: { brand: SundryTheme }) {
  const all = measured(brand);
  const faults = checkBrand(brand);
  return (
    <>
      <Notice tone={faults.length === 0 ? "success" : "danger"}>
        {all.length - faults.length} of {all.length} pairs pass in light and dark.
      </Notice>
      <Table
        caption="The pairs with the least room"
        columns={[
          { id: "pair", label: "Pair", rowHeader: true, cell: ({ colour, ground }) => `${colour} on ${ground}` },
          { id: "scheme", label: "Scheme", cell: ({ scheme }) => scheme },
          { id: "ratio", label: "Contrast", align: "end", cell: ({ ratio }) => ratioText(ratio) },
          { id: "least", label: "Needs", align: "end", cell: ({ least }) => `${least}:1` },
        ]}
        rows={all.slice(0, SHOWN)}
        rowKey={({ scheme, colour, ground }) => `${scheme} ${colour} ${ground}`}
      />
    </>
  );
}
