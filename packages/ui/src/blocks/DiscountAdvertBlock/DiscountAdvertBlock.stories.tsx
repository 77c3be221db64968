import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { brokenItems, discountAdvertOptions } from "../../testing/fixtures/blocks.ts";
import { withGoodsActions } from "../../testing/withGoodsActions.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { DiscountAdvertBlock } from "./DiscountAdvertBlock.tsx";

const onAddToCart = fn();

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ['A reduction for a group of products: "20% off".'],
  avoid: [
    "For a sale with a clock: use `SeckillBlock`.",
    "For anything that isn't a reduction: red means a reduction.",
  ],
  anatomy: [
    ["Title", "what is reduced"],
    ["Figure", "the reduction, very large"],
    ["Offer", "description and button"],
    ["Products", "up to four, in a rail on a phone"],
  ],
  accessibility: [
    'The figure is read with its words: "up to 30 % off".',
    "The text on red keeps a contrast of 4.5:1 in both themes.",
  ],
};

const meta = {
  title: "Blocks/DiscountAdvertBlock",
  parameters: { guide },
  component: DiscountAdvertBlock,
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
