import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { PaymentMethods } from "./PaymentMethods.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["How to pay, at the end of checkout."],
  avoid: ["For other choices: use `RadioCards`."],
  anatomy: [
    ["Method", "icon, name and what it costs or needs"],
    ["Mark", "on the chosen one"],
  ],
  accessibility: [
    "Tab reaches the group once; arrow keys choose within it.",
    "Say in `description` why a method can't be used.",
  ],
};

const meta = {
  title: "Commerce/PaymentMethods",
  parameters: { guide },
  component: PaymentMethods,
  args: {
    label: "Pay with",
    value: "WALLET",
    onValueChange: fn(),
    choices: [
      { method: "WALLET", label: "Wallet", description: "Balance $312.50" },
      { method: "ALIPAY", label: "Alipay", description: "Scan to pay" },
      { method: "WECHAT", label: "WeChat Pay", description: "Scan to pay" },
      { method: "BANK_TRANSFER", label: "Bank transfer", description: "1 to 3 days" },
    ],
  },
} satisfies Meta<typeof PaymentMethods>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All methods are available. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement);
    await expect(group.getByRole("radio", { name: "Wallet" })).toBeChecked();
    await userEvent.click(group.getByRole("radio", { name: "Alipay" }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: "ALIPAY" });
  },
};

/** The only method is unavailable and says why. */
export const TooLittle: Story = {
  args: {
    value: null,
    choices: [
      { method: "WALLET", label: "Wallet", description: "Balance $12.50. You need $239.32 more", disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const wallet = within(canvasElement).getByRole("radio", { name: "Wallet" });
    await expect(wallet).toBeDisabled();
    await expect(wallet).toHaveAccessibleDescription("Balance $12.50. You need $239.32 more");
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    label: "支付方式",
    choices: [{ method: "WALLET", label: "余额支付", description: "余额￥312.50" }],
  },
  globals: { locale: "zh" },
};
