import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { goodsAt } from "../../testing/fixtures/goods.ts";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { PointsGoodsCard } from "./PointsGoodsCard.tsx";

const { id, name, picture } = goodsAt(1, "en");
const goods = { id, name, image: picture, href: `#/pointGoodsDetail?id=${id}`, points: 540, stock: 210 };

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A reward to exchange for points."],
  avoid: ["For products that cost money: use `GoodsCard`."],
  anatomy: [
    ["Picture", "square"],
    ["Price", "in points"],
    ["Stock", "what is left"],
  ],
  accessibility: ["It is an article named by the product."],
};

const meta = {
  title: "Commerce/PointsGoodsCard",
  parameters: { guide },
  component: PointsGoodsCard,
  args: { goods },
  decorators: [
    (Story) => (
      <Frame width="card">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof PointsGoodsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For a visitor, whose balance is unknown. */
export const ForAVisitor: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("540 points");
    // A number stays on one line with the word after it.
    const link = within(canvasElement).getByRole("link", { name: name.replace("24 ", "24\u00a0") });
    await expect(link).toHaveAttribute("href", goods.href);
  },
};

/** The buyer has enough points. */
export const Affordable: Story = {
  args: { balance: 600 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("You need");
  },
};

/** The buyer has too few points: the card says how many more are needed. */
export const TooFewPoints: Story = {
  args: { balance: 420 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("You need 120 more points");
  },
};

/** Fully redeemed, whatever the balance. */
export const SoldOut: Story = {
  args: { balance: 0, goods: { ...goods, stock: 0 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Fully redeemed");
    await expect(canvasElement).not.toHaveTextContent("You need");
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { balance: 420, goods: { ...goods, name: goodsAt(1, "zh").name } },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("还差120积分");
  },
};
