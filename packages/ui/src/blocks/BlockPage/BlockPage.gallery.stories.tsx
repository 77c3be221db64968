import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { RecommendBlock } from "../RecommendBlock/index.ts";
import { BlockPage } from "./BlockPage.tsx";

const blocks = { recommend: RecommendBlock };

const meta = {
  title: "Blocks/BlockPage/Gallery",
  component: BlockPage,
  tags: ["gallery", "!autodocs"],
  args: { pageData: {}, blocks },
} satisfies Meta<typeof BlockPage>;
export default meta;

/** The gap between blocks is the same, with or without an empty block between them. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["two blocks", "an empty one between"]}
      cell={(row, _column, half) => {
        const full = (name: string) => ({
          type: "recommend",
          options: { title: `${name} of ${row} (${half})`, list: blockItems(2) },
        });
        const between = row === "two blocks" ? [] : [{ type: "recommend", options: {} }, { type: "unknown" }];
        return (
          <Frame width="page">
            <BlockPage pageData={{ list: [full("First"), ...between, full("Second")] }} blocks={blocks} />
          </Frame>
        );
      }}
    />
  ),
};
