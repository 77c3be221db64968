import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { arabic } from "../../testing/fixtures/languages.ts";
import { QuickAdd } from "./QuickAdd.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Beside the price of a product that stands among others: `GoodsCard`, `GoodsRow` and drawers have it."],
  avoid: ["For the quantity of one product: use `QuantityStepper` and `Button`."],
  anatomy: [["Plus and count", "the pieces that one press adds, usually the minimum order"]],
  accessibility: [
    'Screen readers hear "Add 12" and the name of the product.',
    "It is 32 px high, and a finger reaches 44 px.",
  ],
};

const meta = {
  title: "Commerce/QuickAdd",
  component: QuickAdd,
  parameters: { guide },
  args: { count: 12, name: goodsSummaryAt(0).name, onClick: fn() },
} satisfies Meta<typeof QuickAdd>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One press adds the minimum. */
export const Minimum: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /^Add 12: Windproof/ });
    await expect(button).toHaveTextContent("12");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** While the last press is on its way. */
export const Disabled: Story = { args: { disabled: true } };

/** A large minimum. */
export const Many: Story = { args: { count: 12_000 } };

/** In Chinese. */
export const Chinese: Story = {
  args: { name: goodsSummaryAt(0, "zh").name, count: 12_000 },
  globals: { locale: "zh" },
};

/** In Arabic, read from the right. */
export const Arabic: Story = { globals: { direction: "rtl" }, parameters: { runtime: arabic } };
