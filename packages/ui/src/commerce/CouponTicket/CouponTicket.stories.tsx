import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { couponsIn } from "../../testing/fixtures/coupons.ts";
import { Frame } from "../../testing/Frame.tsx";
import { CouponTicket } from "./CouponTicket.tsx";

const { money, discount } = couponsIn("en");

const meta = {
  title: "Commerce/CouponTicket",
  component: CouponTicket,
  args: { coupon: money, onClaim: fn(), onUse: fn() },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof CouponTicket>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A store's coupon that can be claimed; the bar shows how many are gone. */
export const OfAStore: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("$5Minimum spend $49");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Claim: $5, Jinhe Umbrella Works" }));
    await expect(args.onClaim).toHaveBeenCalledWith({ coupon: money });
  },
};

/** The platform's coupons are vermilion; a discount is a share, never money. */
export const OfThePlatform: Story = {
  args: { coupon: discount },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("8% off");
  },
};

/** The claim is on its way. */
export const Claiming: Story = {
  args: { pending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Claim/ }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

/** Mine now: it leads to the goods it counts for. */
export const Claimed: Story = {
  args: { state: "claimed" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Use now: \$5/ }));
    await expect(args.onUse).toHaveBeenCalledWith({ coupon: money });
  },
};

/** Others were faster. */
export const SoldOut: Story = {
  args: { state: "soldOut", coupon: { ...money, claimedPercent: 100 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("All claimed");
    await expect(within(canvasElement).queryByRole("button")).not.toBeInTheDocument();
  },
};

/** It is flagged when it can be used for a short time only. */
export const EndsSoon: Story = {
  args: { state: "claimed", coupon: { ...money, endsSoon: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Ends soon");
  },
};

/** Spent on an order; it says when. */
export const Used: Story = {
  args: { state: "used", coupon: { ...money, usedOn: "3 Nov 2026" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Used on 3 Nov 2026");
  },
};

/** Its last day has passed. */
export const Expired: Story = {
  args: { state: "expired" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Ended on 30 Nov 2026");
  },
};

/** In the drawer of the sidebar. */
export const Compact: Story = {
  args: { compact: true },
  render: (args) => (
    <Frame width="drawer">
      <CouponTicket {...args} />
    </Frame>
  ),
};

/** In Chinese. */
export const Chinese: Story = {
  args: { coupon: couponsIn("zh").discount },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("9.2折满￥120可用");
  },
};
