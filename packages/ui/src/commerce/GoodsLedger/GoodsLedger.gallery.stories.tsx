import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { Frame } from "../../testing/Frame.tsx";
import { ChosenLedger, ledgerRows } from "../../testing/fixtures/ledgerRows.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { GoodsLedger } from "./GoodsLedger.tsx";

const meta = {
  title: "Commerce/GoodsLedger/Gallery",
  component: GoodsLedger,
  tags: ["gallery", "!autodocs"],
  args: { caption: "Search results", rows: [], onCountChange: () => undefined },
} satisfies Meta<typeof GoodsLedger>;
export default meta;

/** The gallery shows each cell in both directions, and every region of a page needs a name of its own. */
function NamedLedger({ caption, counts }: { caption: string; counts: number[] }) {
  return (
    <ChosenLedger
      caption={`${caption} ${useId()}`}
      rows={ledgerRows({ counts })}
      onCountChange={() => undefined}
      onFavouriteChange={() => undefined}
      onAdd={() => undefined}
    />
  );
}

/** A table and cards, with and without chosen pieces. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["page", "phone"]}
      columns={["none", "chosen"]}
      cell={(width, column) => (
        <Frame width={width === "page" ? "page" : "drawer"}>
          <NamedLedger
            caption={`Search results: ${width}, ${column}`}
            counts={column === "chosen" ? [60, 0, 240] : []}
          />
        </Frame>
      )}
    />
  ),
};
