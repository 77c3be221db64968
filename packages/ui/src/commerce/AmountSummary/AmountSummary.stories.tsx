import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { arabic } from "../../testing/fixtures/languages.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { AmountSummary } from "./AmountSummary.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["How a total comes about, in cart, checkout and order."],
  avoid: ["For a single price: use `Price`.", "For facts without sums: use `DescriptionList`."],
  anatomy: [
    ["Lines", "goods, freight, discounts; discounts have a minus sign"],
    ["Total", "set apart and larger"],
    ["Busy", "while the server works it out again"],
  ],
  accessibility: [
    "Terms and amounts are read together.",
    "A new total isn't announced by itself: announce it where the buyer has changed something.",
  ],
};

const meta = {
  title: "Commerce/AmountSummary",
  parameters: { guide },
  component: AmountSummary,
  args: {
    lines: [
      { id: "goods", label: "Items (108 pcs)", amount: 286.8 },
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

/** Items, discounts, shipping and the total to pay. */
export const Settlement: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("term").map((term) => term.textContent)).toContain("Store offers");
    await expect(canvasElement).toHaveTextContent("-$46.08");
    await expect(canvasElement).toHaveTextContent("$253.02");
  },
};

/** With content between the lines and the total. */
export const WithInvoice: Story = { args: { children: "Invoice: company, VAT number on file" } };

/** The address has changed and the amounts are being recalculated. */
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

/** In Arabic, read from the right, with digits of its own. */
export const Arabic: Story = {
  globals: { direction: "rtl" },
  parameters: { runtime: arabic },
};
