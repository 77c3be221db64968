import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../primitives/Button/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { QrCode } from "./QrCode.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["To go on with a phone: pay, log in, share."],
  avoid: ["On a phone alone: offer a link or button as well."],
  anatomy: [["Code", "black on white in every theme, with its quiet zone"]],
  accessibility: ["It is a picture whose name says what it leads to.", "Always give another way that needs no camera."],
};

const meta = {
  title: "Commerce/QrCode",
  parameters: { guide },
  component: QrCode,
  args: { value: "https://shop.example/sandbox/pay/0142", label: "Code to pay $26.32 with Alipay" },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ready to be scanned. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Code to pay $26.32 with Alipay" })).toBeVisible();
  },
};

/** Expired: it can't be scanned by mistake, and the button for a new one covers it. */
export const Ended: Story = {
  args: { overlay: <Button size="sm">New code</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "New code" })).toBeVisible();
  },
};

/** The small size, beside other content. */
export const Small: Story = { args: { size: "sm" } };

/** More than any code holds: the text itself, to be copied. */
export const TooLong: Story = {
  args: { value: `https://shop.example/pay?${"token=0142&".repeat(300)}` },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole("textbox", { name: "Code to pay $26.32 with Alipay" });
    await expect(text).toHaveValue(`https://shop.example/pay?${"token=0142&".repeat(300)}`);
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { label: "支付宝扫码支付￥26.32" },
  globals: { locale: "zh" },
};
