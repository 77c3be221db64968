import type { Meta, StoryObj } from "@storybook/react-vite";
import { couponsIn } from "../../testing/fixtures/coupons.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { CouponChip } from "./CouponChip.tsx";

const { money, discount } = couponsIn("en");

const meta = {
  title: "Commerce/CouponChip/Gallery",
  component: CouponChip,
  tags: ["gallery", "!autodocs"],
  args: { coupon: money },
} satisfies Meta<typeof CouponChip>;
export default meta;

/** Money off and percent off, with and without a minimum spend. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["money", "discount"]}
      columns={["threshold", "none"]}
      cell={(row, column) => (
        <CouponChip coupon={{ ...(row === "money" ? money : discount), ...(column === "none" && { threshold: 0 }) }} />
      )}
    />
  ),
};
