import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { TierPrices, tierFor } from "../TierPrices/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { LivingPrice } from "./LivingPrice.tsx";

const tiers = [
  { num: 12, price: 3.48 },
  { num: 60, price: 3.19 },
  { num: 240, price: 2.86 },
];

function Along({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return (
    <div style={{ display: "grid", gap: "1rem" }}>
      <LivingPrice value={tierFor(tiers, count)?.price ?? 3.48} highest={3.48} lowest={2.86} size="xl" />
      <TierPrices tiers={tiers} count={count} onCountChange={(event) => setCount(event.count)} />
    </div>
  );
}

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The price of a piece on a goods page, while the quantity changes."],
  avoid: ["For prices that stay as they are: use `Price`."],
  anatomy: [
    ["Digits", "roll to the new price"],
    ["Width", "narrower as the price falls"],
  ],
  accessibility: ["Screen readers hear the new price, not the rolling.", "With reduced motion it changes at once."],
};

const meta = {
  title: "Commerce/LivingPrice",
  parameters: { guide },
  component: LivingPrice,
  args: { value: 3.48, highest: 3.48, lowest: 2.86, size: "xl" },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof LivingPrice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The price of the minimum, as wide as any other price. */
export const Highest: Story = {};

/** The price of a carton, pressed. */
export const Lowest: Story = { args: { value: 2.86 } };

/** Drag along the tiers: the price follows. */
export const AlongTheTiers: Story = {
  render: () => <Along start={24} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list")).toHaveAttribute("data-draggable");
  },
};

/** In Chinese. */
export const Chinese: Story = { globals: { locale: "zh" }, render: () => <Along start={60} /> };
