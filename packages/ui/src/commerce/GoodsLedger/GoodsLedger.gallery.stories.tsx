import type { Meta, StoryObj } from "@storybook/react-vite";
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

/** A table and cards, with and without chosen pieces. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["page", "phone"]}
      columns={["none", "chosen"]}
      cell={(width, column) => (
        <Frame width={width === "page" ? "page" : "drawer"}>
          <ChosenLedger
            caption={`Search results: ${width}, ${column}`}
            rows={ledgerRows({ counts: column === "chosen" ? [60, 0, 240] : [] })}
            onCountChange={() => undefined}
            onFavouriteChange={() => undefined}
            onAdd={() => undefined}
          />
        </Frame>
      )}
    />
  ),
};
