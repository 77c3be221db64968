import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { OnlyGoodsBlock } from "./OnlyGoodsBlock.tsx";

const meta = {
  title: "Blocks/OnlyGoodsBlock/Gallery",
  component: OnlyGoodsBlock,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: false },
} satisfies Meta<typeof OnlyGoodsBlock>;
export default meta;

/** Nine products, and one. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["9", "1"]}
      cell={(count, _column, half) => (
        <Frame width="page">
          <OnlyGoodsBlock
            options={{ title: `Picked this week, ${count} (${half})`, list: blockItems(Number(count)) }}
            eager
          />
        </Frame>
      )}
    />
  ),
};
