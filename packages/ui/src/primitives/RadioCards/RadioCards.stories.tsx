import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tag } from "../Tag/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { RadioCards } from "./RadioCards.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One of a few choices that need a line of explanation."],
  avoid: ["For short choices: use `RadioGroup`.", "With react-hook-form: use `RadioCardsField`."],
  anatomy: [
    ["Card", "label, description and something at the end"],
    ["Mark", "on the chosen one"],
  ],
  accessibility: [
    "Tab reaches the group once; arrow keys choose within it.",
    "Name the group by `label` or a `Field` with `group`.",
  ],
};

const meta = {
  title: "Primitives/RadioCards",
  parameters: { guide },
  component: RadioCards,
  args: {
    label: "Pay with",
    defaultValue: "wallet",
    onValueChange: fn(),
    items: [
      { value: "wallet", label: "Wallet", description: "Balance $318.90", aside: <Tag tone="success">Fastest</Tag> },
      { value: "card", label: "Card", description: "Visa, Mastercard" },
      { value: "bank", label: "Bank transfer", disabled: true },
    ],
  },
} satisfies Meta<typeof RadioCards>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Payment methods. Arrow keys select. */
export const Payment: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement);
    await expect(group.getByRole("radio", { name: "Wallet" })).toBeChecked();
    await userEvent.click(group.getByRole("radio", { name: "Card" }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: "card" });
  },
};

/** Side by side. */
export const Row: Story = { args: { layout: "row" } };

/** In Chinese. */
export const Chinese: Story = {
  args: {
    label: "支付方式",
    items: [
      { value: "wallet", label: "余额支付", description: "余额￥318.90" },
      { value: "card", label: "银行卡" },
    ],
  },
  globals: { locale: "zh" },
};
