import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { arabic } from "../../testing/fixtures/languages.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { TierBar } from "./TierBar.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Where a buyer chooses how many: it says what a few more would save."],
  avoid: ["For a table of prices without a choice: use `TierPrices`.", "For the price itself: use `LivingPrice`."],
  anatomy: [
    ["Mark", "where a batch price begins, with its quantity and price"],
    ["Knob", "the chosen quantity; the bar is filled up to it"],
    ["Hint", "pieces to the next price, and what they save. Never more than there are"],
  ],
  accessibility: [
    "It is a list of prices with the current one marked in words; the drawing is hidden from screen readers.",
    "A change of the hint is announced.",
    "Dragging is for pointers; a `QuantityStepper` beside it does the same with the keyboard.",
  ],
};

const meta = {
  title: "Commerce/TierBar",
  parameters: { guide },
  component: TierBar,
  args: {
    count: 60,
    tiers: [
      { num: 12, price: 2.6 },
      { num: 72, price: 2.35 },
      { num: 288, price: 2.1 },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof TierBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On the way to the second price. */
export const BetweenMarks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole("listitem");
    await expect(first).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("12 more: $2.35 each, saves $18.00");
  },
};

/** The smallest quantity: nothing is filled yet. */
export const AtTheMinimum: Story = { args: { count: 12 } };

/** Exactly at a mark. */
export const AtAMark: Story = { args: { count: 72 } };

/** No price is lower. */
export const LowestPrice: Story = {
  args: { count: 400 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("This is the lowest price");
  },
};

/** There are 100 pieces: the third price can't be reached, and nothing suggests it. */
export const ShortOfStock: Story = {
  args: { count: 80, maximum: 100 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getAllByRole("listitem")[2]).toHaveTextContent("not enough in stock");
  },
};

/** Pieces of other variants in the cart count towards the price. */
export const WithOtherVariants: Story = { args: { count: 24, others: 40 } };

/** A thread with the next step, for a line of the cart. */
export const Small: Story = {
  args: { size: "sm" },
  decorators: [
    (Story) => (
      <Frame width="card">
        <Story />
      </Frame>
    ),
  ],
};

/** Ten prices in a narrow place: the bar goes on in the next row. */
export const TenPrices: Story = {
  args: {
    count: 5000,
    tiers: Array.from({ length: 10 }, (_, index) => ({ num: 12 * 3 ** index, price: 12.6 - index })),
  },
  decorators: [
    (Story) => (
      <Frame width="drawer">
        <Story />
      </Frame>
    ),
  ],
};

/** Millions of pieces and high prices. */
export const HugeNumbers: Story = {
  args: {
    count: 1_250_000,
    tiers: [
      { num: 1_000_000, price: 1_234_567.89 },
      { num: 2_500_000, price: 1_134_567.89 },
      { num: 10_000_000, price: 934_567.89 },
    ],
  },
};

/** With one price there is no bar. */
export const OnePrice: Story = {
  args: { tiers: [{ num: 12, price: 2.6 }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
  },
};

/** Dragging along the bar chooses a quantity, and so does a press of a mark. */
export const Draggable: Story = {
  render: function Dragged(args) {
    const [count, setCount] = useState(args.count);
    return <TierBar {...args} count={count} onCountChange={(event) => setCount(event.count)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("288+"));
    await expect(canvas.getAllByRole("listitem")[2]).toHaveAttribute("aria-current", "true");
  },
};

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("再加12件：每件￥2.35，可省￥18.00");
  },
};

/** In Arabic, read from the right, with digits of its own. */
export const Arabic: Story = {
  globals: { direction: "rtl" },
  parameters: { runtime: arabic },
};
