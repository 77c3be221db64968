import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { BlockHeader } from "./BlockHeader.tsx";

const meta = {
  title: "Blocks/BlockHeader/Gallery",
  component: BlockHeader,
  tags: ["gallery", "!autodocs"],
  args: { title: "" },
} satisfies Meta<typeof BlockHeader>;
export default meta;

const titles = { short: "Around the house", long: "A title of many words that wraps on a phone instead of being cut" };

/** Short and long titles, with and without a note and a link. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["short", "long"]}
      columns={["alone", "note", "more"]}
      cell={(row, column) => (
        <Frame width="column">
          <BlockHeader
            title={titles[row]}
            note={column !== "alone" && "Three lists, updated daily"}
            moreHref={column === "more" ? "#/goodsList" : undefined}
          />
        </Frame>
      )}
    />
  ),
};
