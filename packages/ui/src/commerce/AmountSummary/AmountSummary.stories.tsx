import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { AmountSummary } from "./AmountSummary.tsx";

const meta = {
  title: "Commerce/AmountSummary",
  component: AmountSummary,
  args: {
    lines: [
      { id: "goods", label: "Goods (108 pcs)", amount: 286.8 },
      { id: "offers", label: "Store offers", amount: -46.08 },
      { id: "coupon", label: "Coupon", amount: -5 },
      { id: "shipping", label: "Shipping", amount: 17.3 },
    ],
    total: { label: "To pay", amount: 253.02 },
  },
  decorators: [
    (Story) => (
      <Frame width="drawer">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof AmountSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Goods, what is taken off, shipping, and what is to be paid. */
export const Settlement: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("term").map((term) => term.textContent)).toContain("Store offers");
    await expect(canvasElement).toHaveTextContent("-$46.08");
    await expect(canvasElement).toHaveTextContent("$253.02");
  },
};

/** Something belongs between the lines and the total. */
export const WithInvoice: Story = { args: { children: "Receipt: company, VAT number on file" } };

/** Another address was chosen: these amounts are being worked out again. */
export const Stale: Story = { args: { stale: true } };

/** In Chinese. */
export const Chinese: Story = {
  args: {
    lines: [
      { id: "goods", label: "商品金额（108件）", amount: 286.8 },
      { id: "offers", label: "店铺优惠", amount: -46.08 },
      { id: "shipping", label: "运费", amount: 17.3 },
    ],
    total: { label: "应付", amount: 258.02 },
  },
  globals: { locale: "zh" },
};
