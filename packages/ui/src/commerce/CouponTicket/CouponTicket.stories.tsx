import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { couponsIn } from "../../testing/fixtures/coupons.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { ProgressBar } from "../../primitives/ProgressBar/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CouponTicket } from "./CouponTicket.tsx";
import { useCoupon } from "./useCoupon.ts";

const { money, discount } = couponsIn("en");

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A coupon to claim or to use, with its conditions."],
  avoid: [
    "For one line on a goods page: use `CouponChip`.",
    "For a price that has already fallen: use `DiscountTag`.",
    "For a look of your own: `useCoupon` tells what a ticket shows.",
  ],
  anatomy: [
    ["Stub", "the value"],
    ["Body", "threshold, scope and last day"],
    ["Action", "claim, use, or why not"],
  ],
  accessibility: ["It is an article whose name is value and scope.", "A coupon that can't be used says why in words."],
};

const meta = {
  title: "Commerce/CouponTicket",
  parameters: { guide },
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

/** A store's coupon that can be claimed. The bar shows how many have been claimed. */
export const OfAStore: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("$5Minimum spend $49");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Claim: $5, Jinhe Umbrella Works" }));
    await expect(args.onClaim).toHaveBeenCalledWith({ coupon: money });
  },
};

/** The marketplace's own coupons are red. A percentage never shows as money. */
export const OfThePlatform: Story = {
  args: { coupon: discount },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("8% off");
  },
};

/** A claim in progress. */
export const Claiming: Story = {
  args: { pending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Claim/ }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

/** Claimed: "Use now" leads to the products it applies to. */
export const Claimed: Story = {
  args: { state: "claimed" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Use now: \$5/ }));
    await expect(args.onUse).toHaveBeenCalledWith({ coupon: money });
  },
};

/** All of them have been claimed. */
export const SoldOut: Story = {
  args: { state: "soldOut", coupon: { ...money, claimedPercent: 100 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("All claimed");
    await expect(within(canvasElement).queryByRole("button")).not.toBeInTheDocument();
  },
};

/** Flagged because it ends soon. */
export const EndsSoon: Story = {
  args: { state: "claimed", coupon: { ...money, endsSoon: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Ends soon");
  },
};

/** Used on an order, with the date. */
export const Used: Story = {
  args: { state: "used", coupon: { ...money, usedOn: "3 Nov 2026" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Used on 3 Nov 2026");
  },
};

/** Expired. */
export const Expired: Story = {
  args: { state: "expired" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Expired on 30 Nov 2026");
  },
};

/** In the sidebar's drawer. */
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

/** A look of its own, by `useCoupon`: value, conditions, what is left, and the action that fits the state. */
export const OwnLook: Story = {
  render: function Own({ coupon, state, onClaim, onUse }) {
    const { value, scope, minimum, deadline, claimedPercent, action, ended, claim, use } = useCoupon({
      coupon,
      state,
      onClaim,
      onUse,
    });
    return (
      <Stack gap={2}>
        <Text>{[value, scope, minimum, deadline].filter(Boolean).join(" · ")}</Text>
        {claimedPercent !== undefined && <ProgressBar value={claimedPercent} label={scope} />}
        {action ? (
          <Button aria-label={action.name} onClick={action.kind === "claim" ? claim : use}>
            {action.label}
          </Button>
        ) : (
          <Text tone="muted">{ended}</Text>
        )}
      </Stack>
    );
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Claim: $5, Jinhe Umbrella Works" }));
    await expect(args.onClaim).toHaveBeenCalledWith({ coupon: money });
  },
};
