import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { arabic } from "../../testing/fixtures/languages.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { TierPrices } from "./TierPrices.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A price that falls with the quantity."],
  avoid: ["For a single price: use `Price`.", "For a discount in time: use `DiscountTag` and `Countdown`."],
  anatomy: [
    ["Tier", "a quantity and its price"],
    ["Current tier", "the one that the chosen quantity reaches"],
  ],
  accessibility: ["It is a list; the current tier is marked in words as well as in colour."],
};

const meta = {
  title: "Commerce/TierPrices",
  parameters: { guide },
  component: TierPrices,
  args: {
    count: 24,
    tiers: [
      { num: 12, price: 3.48 },
      { num: 60, price: 3.19 },
      { num: 240, price: 2.86 },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof TierPrices>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The minimum quantity has the first price. */
export const FirstPrice: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("listitem");
    await expect(first).toHaveTextContent("12 to 59 pcs$3.48");
    await expect(first).toHaveAttribute("aria-current", "true");
  },
};

/** Enough pieces for the second price. */
export const SecondPrice: Story = { args: { count: 60 } };

/** The lowest price, for any large quantity. */
export const LastPrice: Story = { args: { count: 5000 } };

/** One price for every quantity. */
export const OnePrice: Story = { args: { tiers: [{ num: 6, price: 8.79 }] } };

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "批量价格" })).toHaveTextContent("240件起");
  },
};

/** In Arabic, read from the right, with digits of its own. */
export const Arabic: Story = {
  globals: { direction: "rtl" },
  parameters: { runtime: arabic },
};
