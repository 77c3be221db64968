import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price } from "./Price.tsx";

const meta = { title: "Commerce/Price", component: Price, args: { value: 1284.6, size: "lg" } } satisfies Meta<
  typeof Price
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What one piece costs. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("$1,284.60");
  },
};

/** A lower price beside the former one; screen readers hear which is which. */
export const Reduced: Story = {
  args: { value: 3.48, was: 4.6 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Now $3.48 Before $4.60");
  },
};

/** Goods whose prices differ by quantity or SKU. */
export const Range: Story = {
  args: { value: 2.86, to: 3.48 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("$2.86 to $3.48");
  },
};

/** Data without a number is shown as it came. */
export const NotANumber: Story = {
  args: { value: "on request" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("on request");
  },
};

/** Without a value it shows a dash, with a name for screen readers. */
export const None: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("No price");
  },
};

/** A refund or a fee in a list of money moves. */
export const Negative: Story = { args: { value: "-1234.5", size: "md" } };

/** In Chinese the sign changes, the number never. */
export const Chinese: Story = {
  args: { value: 3.48, was: 4.6 },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("现价 ￥3.48 原价 ￥4.60");
  },
};
