import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { brokenItems, discountAdvertOptions } from "../../testing/fixtures/blocks.ts";
import { withGoodsActions } from "../../testing/withGoodsActions.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { DiscountAdvertBlock } from "./DiscountAdvertBlock.tsx";

const onAddToCart = fn();

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A discount that is the news: a figure that can be read across the room, and the goods it is about."],
  avoid: [
    "Twice on a page: two figures of this size cancel each other out.",
    "For a flash sale with an end: use `SeckillBlock`.",
    "For a discount that differs by product: use `RecommendBlock`; the cards show each reduction.",
  ],
  anatomy: [
    ["Title", "what is reduced"],
    ["Figure", "“35%”, or its parts: “Up to”, 35%, “off”"],
    ["Offer", "a sentence with the conditions, and a button"],
    ["Products", "up to four, or brands if there are none; they scroll sideways on a phone"],
  ],
  accessibility: [
    "The figure is text and is read in the order “Up to 35% off”.",
    "Cards have a ground of their own, because a red price can't be read on red.",
    "Write the condition in `describe`: the colour alone promises more than it says.",
  ],
};

const meta = {
  title: "Blocks/DiscountAdvertBlock",
  component: DiscountAdvertBlock,
  parameters: { guide },
  decorators: [withGoodsActions({ onAddToCart })],
  args: { options: discountAdvertOptions("en"), eager: true },
} satisfies Meta<typeof DiscountAdvertBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The figure, with four products and their former prices. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getByText("26%")).toBeVisible();
    await expect(block.getByRole("link", { name: "Compare carton prices" })).toBeVisible();
    await expect(block.getByText("$4.60")).toBeVisible();
    await userEvent.click(block.getByRole("button", { name: /Add 12: Windproof/ }));
    await expect(onAddToCart).toHaveBeenCalledOnce();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: discountAdvertOptions("zh") }, globals: { locale: "zh" } };

/** Without products it shows the brands. */
export const Brands: Story = { args: { options: { ...discountAdvertOptions("en"), classification: [] } } };

/** Without a figure, only text and products show. */
export const NoFigure: Story = { args: { options: { ...discountAdvertOptions("en"), figure: null } } };

/** Only text. */
export const WordsOnly: Story = {
  args: { options: { ...discountAdvertOptions("en"), classification: [], brandList: [] } },
};

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = {
  args: {
    options: { title: "Full cartons", figure: { value: [] }, describe: 7, classification: brokenItems },
  },
};

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='DiscountAdvertBlock']")).toBeNull();
  },
};
