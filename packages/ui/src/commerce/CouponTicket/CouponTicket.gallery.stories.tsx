import type { Meta, StoryObj } from "@storybook/react-vite";
import { couponsIn } from "../../testing/fixtures/coupons.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { CouponTicket } from "./CouponTicket.tsx";

const coupons = couponsIn("en");

const meta = {
  title: "Commerce/CouponTicket/Gallery",
  component: CouponTicket,
  tags: ["gallery", "!autodocs"],
  args: { coupon: coupons.money },
} satisfies Meta<typeof CouponTicket>;
export default meta;

const tickets = {
  store: coupons.money,
  platform: coupons.discount,
  "no threshold": { ...coupons.money, threshold: 0, until: undefined, claimedPercent: undefined },
  long: {
    ...coupons.discount,
    value: 8.88,
    threshold: 12_499.5,
    scope: "Kitchenware, glass jars and everything else that holds food",
  },
};

/** All states of four coupons, and the narrow stub of the drawer. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={Object.keys(tickets) as (keyof typeof tickets)[]}
      columns={["open", "claimed", "soldOut", "used", "expired", "compact"]}
      cell={(row, column) => (
        <Frame width={column === "compact" ? "drawer" : "panel"}>
          <CouponTicket
            coupon={tickets[row]}
            state={column === "compact" ? "open" : column}
            compact={column === "compact"}
          />
        </Frame>
      )}
    />
  ),
};
