import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { GoodsRow } from "./GoodsRow.tsx";

const meta = {
  title: "Commerce/GoodsRow/Gallery",
  component: GoodsRow,
  tags: ["gallery", "!autodocs"],
  args: { goods: goodsSummaryAt(0), onAddToCart: fn() },
} satisfies Meta<typeof GoodsRow>;
export default meta;

const rows = {
  reduced: goodsSummaryAt(0),
  plain: goodsSummaryAt(3),
  "sold out": { ...goodsSummaryAt(1), soldOut: true },
  "no picture": { ...goodsSummaryAt(2), image: "" },
};

/** Reduced, plain, sold out, and without a picture. */
export const Everything: StoryObj<typeof meta> = {
  render: (args) => (
    <Gallery
      rows={Object.keys(rows) as (keyof typeof rows)[]}
      cell={(row) => (
        <Frame width="column">
          <GoodsRow {...args} goods={rows[row]} />
        </Frame>
      )}
    />
  ),
};
