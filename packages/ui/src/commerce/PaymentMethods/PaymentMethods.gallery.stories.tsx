import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { PaymentMethods } from "./PaymentMethods.tsx";

const meta = {
  title: "Commerce/PaymentMethods/Gallery",
  component: PaymentMethods,
  tags: ["gallery", "!autodocs"],
  args: { label: "", value: null, choices: [] },
} satisfies Meta<typeof PaymentMethods>;
export default meta;

const choices = [
  { method: "WALLET", label: "Wallet", description: "Balance $312.50" },
  { method: "ALIPAY", label: "Alipay" },
  { method: "WECHAT", label: "WeChat Pay" },
  { method: "BANK_TRANSFER", label: "Bank transfer" },
] as const;

/** All methods: selected, available and unavailable. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["chosen", "open", "closed"]}
      cell={(row) => (
        <PaymentMethods
          label={row}
          value={row === "chosen" ? "WALLET" : null}
          choices={choices.map((choice) => ({ ...choice, disabled: row === "closed" }))}
        />
      )}
    />
  ),
};
