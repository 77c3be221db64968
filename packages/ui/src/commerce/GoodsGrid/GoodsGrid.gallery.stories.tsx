import type { Meta, StoryObj } from "@storybook/react-vite";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { GoodsCard } from "../GoodsCard/index.ts";
import { GoodsGrid } from "./GoodsGrid.tsx";

const meta = {
  title: "Commerce/GoodsGrid/Gallery",
  component: GoodsGrid,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof GoodsGrid>;
export default meta;

/** The three layouts. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["home", "list", "rail"]}
      cell={(layout) => (
        <Frame width="page">
          <GoodsGrid layout={layout}>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <GoodsCard key={index} goods={goodsSummaryAt(index)} />
            ))}
          </GoodsGrid>
        </Frame>
      )}
    />
  ),
};
