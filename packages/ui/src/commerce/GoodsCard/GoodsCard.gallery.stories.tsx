import type { Meta, StoryObj } from "@storybook/react-vite";
import { goodsAt } from "../../testing/fixtures/goods.ts";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { GoodsCard } from "./GoodsCard.tsx";

const meta = {
  title: "Commerce/GoodsCard/Gallery",
  component: GoodsCard,
  tags: ["gallery", "!autodocs"],
  args: { goods: goodsSummaryAt(0) },
} satisfies Meta<typeof GoodsCard>;
export default meta;

const goods = {
  reduced: goodsSummaryAt(0),
  plain: goodsSummaryAt(3),
  "with store": { ...goodsSummaryAt(1), storeName: goodsAt(1).store.name },
  reason: { ...goodsSummaryAt(5), reason: "You viewed teapots" },
  "sold out": { ...goodsSummaryAt(4), soldOut: true },
};

/** Both sizes in all states; one product is a favourite. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["grid", "lead"]}
      columns={Object.keys(goods) as (keyof typeof goods)[]}
      cell={(variant, column) => (
        <Frame width={variant === "lead" ? "drawer" : "card"}>
          <GoodsCard
            variant={variant}
            goods={goods[column]}
            favourite={column === "plain"}
            onFavouriteChange={() => undefined}
            onAddToCart={() => undefined}
          />
        </Frame>
      )}
    />
  ),
};
