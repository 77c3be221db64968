import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { RecommendBlock } from "./RecommendBlock.tsx";

const meta = {
  title: "Blocks/RecommendBlock/Gallery",
  component: RecommendBlock,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: false },
} satisfies Meta<typeof RecommendBlock>;
export default meta;

/** A full row and a short one. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["6", "2"]}
      cell={(count, _column, half) => (
        <Frame width="page">
          <RecommendBlock
            options={{ title: `By the lot, ${count} (${half})`, list: blockItems(Number(count)) }}
            eager
          />
        </Frame>
      )}
    />
  ),
};
