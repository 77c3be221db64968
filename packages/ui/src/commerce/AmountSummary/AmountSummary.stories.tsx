import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AmountSummary } from "./AmountSummary.tsx";

const meta = {
  title: "Commerce/AmountSummary",
  component: AmountSummary,
  args: {
    rows: [
      { key: "goods", label: "Goods (108 pcs)", amount: 286.8 },
      { key: "offers", label: "Store offers", amount: -46.08 },
      { key: "coupons", label: "Coupons", amount: -5 },
      { key: "freight", label: "Shipping", amount: 17.3 },
    ],
    totalLabel: "To pay",
    total: 253.02,
  },
} satisfies Meta<typeof AmountSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A settlement: the lines add up to the total. */
export const Settlement: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("-$46.08");
    await expect(canvasElement).toHaveTextContent("To pay$253.02");
  },
};

/** A change is on its way to the server. */
export const Pending: Story = { args: { pending: true } };

/** What is not known yet is said in words. */
export const Basket: Story = {
  args: {
    rows: [
      { key: "goods", label: "Goods (24 pcs)", amount: 83.52 },
      { key: "freight", label: "Shipping", amount: "Next step" },
    ],
    totalLabel: "Total",
    total: 83.52,
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { rows: [{ key: "goods", label: "商品（108件）", amount: 2036.28 }], totalLabel: "应付", total: 2036.28 },
  globals: { locale: "zh" },
};
