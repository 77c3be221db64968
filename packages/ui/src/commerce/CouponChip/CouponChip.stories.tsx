import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { couponsIn } from "../../testing/fixtures/coupons.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CouponChip } from "./CouponChip.tsx";

const { money, discount } = couponsIn("en");

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A coupon in one line, on a goods page."],
  avoid: ["For the whole ticket: use `CouponTicket`."],
  anatomy: [["Words", 'value and threshold: "$5 off $49+"']],
  accessibility: ["As a button it says what a press does."],
};

const meta = {
  title: "Commerce/CouponChip",
  parameters: { guide },
  component: CouponChip,
  args: { coupon: money },
} satisfies Meta<typeof CouponChip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Money off, with a minimum spend. */
export const Money: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("$5 off $49+");
  },
};

/** Percent off. */
export const Discount: Story = { args: { coupon: discount } };

/** Without a minimum spend, only the value shows. */
export const NoThreshold: Story = {
  args: { coupon: { kind: "money", value: 2 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^\$2$/);
  },
};

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("满￥49减￥5");
  },
};
