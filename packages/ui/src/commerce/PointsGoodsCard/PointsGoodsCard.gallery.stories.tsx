import type { Meta, StoryObj } from "@storybook/react-vite";
import { goodsAt } from "../../testing/fixtures/goods.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { PointsGoodsCard } from "./PointsGoodsCard.tsx";

const { id, name, picture } = goodsAt(1, "en");
const plain = { id, name, image: picture, href: "#", points: 540, stock: 210 };

const meta = {
  title: "Commerce/PointsGoodsCard/Gallery",
  component: PointsGoodsCard,
  tags: ["gallery", "!autodocs"],
  args: { goods: plain },
} satisfies Meta<typeof PointsGoodsCard>;
export default meta;

const cards = {
  plain,
  "sold out": { ...plain, stock: 0 },
  long: { ...plain, name: `${name}, with a case, a spare lid and a card that says who it is from`, points: 1_234_567 },
  "no picture": { ...plain, image: null, href: undefined },
};

/** Four rewards, for a visitor and for buyers with enough and with too few points. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={Object.keys(cards) as (keyof typeof cards)[]}
      columns={["visitor", "enough", "too few"]}
      cell={(row, column, half) => (
        <Frame width="card">
          <PointsGoodsCard
            aria-label={`${row}, ${column} (${half})`}
            goods={cards[row]}
            balance={column === "visitor" ? undefined : column === "enough" ? 2_000_000 : 100}
          />
        </Frame>
      )}
    />
  ),
};
