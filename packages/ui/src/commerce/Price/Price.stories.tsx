import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic, german } from "../../testing/fixtures/languages.ts";
import { MoneyProvider } from "../../runtime/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Price } from "./Price.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: [
    "Every amount of money that stands alone: on cards, in the cart, in sums.",
    "With `was` for a reduction; it turns red only if the former price is higher.",
  ],
  avoid: [
    "Inside a sentence: use `formatPrice`, which gives plain text.",
    "For prices by quantity: use `TierPrices`.",
    "For goods paid with points: use `PointsGoodsCard`.",
  ],
  anatomy: [
    ["Sign", "small, before or after the number as the language has it"],
    ["Figure", "whole units large, decimals small, in figures of one width"],
    ["Former price", "struck through, after the price"],
  ],
  accessibility: [
    "With two prices screen readers hear “Now” and “Was”, because a strike cannot be heard.",
    "Red is never the only sign of a reduction: the struck price stands beside it.",
    "The currency comes from `UiProvider`, the order of the parts from the language.",
  ],
};

const meta = {
  title: "Commerce/Price",
  component: Price,
  parameters: { guide },
  args: { value: 1284.6, size: "lg" },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Price of one piece. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("$1,284.60");
  },
};

/** A lower price beside the former one. Screen readers say which is which. */
export const Reduced: Story = {
  args: { value: 3.48, was: 4.6 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Now $3.48 Was $4.60");
  },
};

/** A product whose price depends on quantity or SKU. */
export const Range: Story = {
  args: { value: 2.86, to: 3.48 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("$2.86 to $3.48");
  },
};

/** A value that is not a number shows unchanged. */
export const NotANumber: Story = {
  args: { value: "on request" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("on request");
  },
};

/** A missing value shows as a dash, with a name for screen readers. */
export const None: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("No price");
  },
};

/** A deduction in a list of transactions. */
export const Negative: Story = { args: { value: "-1234.5", size: "md" } };

/** In Chinese the currency sign changes, but never the number. */
export const Chinese: Story = {
  args: { value: 3.48, was: 4.6 },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("现价 ￥3.48 原价 ￥4.60");
  },
};

/** In German and euros: the language decides how it is written, the site which currency it is. */
export const Euros: Story = {
  args: { value: { minorUnits: 348 }, was: { minorUnits: 460 } },
  parameters: { runtime: german },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Jetzt 3,48\s€ Früher 4,60\s€/);
  },
};

/** In Arabic, read from the right, with digits of its own. */
export const Arabic: Story = {
  globals: { direction: "rtl" },
  parameters: { runtime: arabic },
  args: { value: 1284.6, was: 1500 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("١٬٢٨٤٫٦٠");
  },
};

/** In the currency of a shop, whatever the language; yen have no decimals. */
export const Yen: Story = {
  args: { value: 1280, was: 1600 },
  decorators: [(Story) => <MoneyProvider currency="JPY">{Story()}</MoneyProvider>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Now ¥1,280 Was ¥1,600");
  },
};
