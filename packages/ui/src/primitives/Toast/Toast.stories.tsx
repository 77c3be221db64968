import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ToastBar } from "./Toast.tsx";
import { ToastProvider, useToast } from "./ToastProvider.tsx";
import type { ToastInput } from "./toastStore.ts";

function Demo({ toast, press }: { toast: ToastInput; press: string }) {
  const toasts = useToast();
  return <Button onClick={() => toasts.show(toast)}>{press}</Button>;
}

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The result of an action that worked, or an action that failed and can be tried again."],
  avoid: [
    "For what has to be read: use `Notice`.",
    "For an error at a field: use the field's error.",
    "For a question: use `Dialog`.",
  ],
  anatomy: [
    ["Text", "one short sentence"],
    ["Action", "optional, such as Undo"],
    ["Close", "a button"],
  ],
  accessibility: [
    "Screen readers hear it without losing their place.",
    "What it says must also be found elsewhere, because it goes away.",
    "Undo has to be possible in another way too.",
  ],
};

const meta = {
  title: "Primitives/Toast",
  parameters: { guide },
  component: ToastBar,
  args: { toast: { id: 1, tone: "neutral", text: "Added to cart: 24 umbrellas" }, onDismiss: fn() },
} satisfies Meta<typeof ToastBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A message with a link to the next step. */
export const WithAction: Story = {
  args: {
    toast: {
      id: 1,
      tone: "success",
      text: "Added to cart: 24 umbrellas",
      action: { label: "View cart", onAction: fn() },
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "View cart" }));
    await expect(args.toast.action?.onAction).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** An error stays longest. */
export const Danger: Story = {
  args: { toast: { id: 1, tone: "danger", text: "Network error. Try again later." } },
};

/** In Chinese, with an undo button. */
export const Chinese: Story = {
  args: { toast: { id: 1, tone: "neutral", text: "删除成功", action: { label: "撤销", onAction: fn() } } },
  globals: { locale: "zh" },
};

/** A press on the page shows a toast over it. The same message twice shows once. */
export const OnThePage: Story = {
  tags: ["overlay"],
  render: () => (
    <ToastProvider>
      <Demo press="Remove" toast={{ text: "Removed" }} />
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Remove" }));
    await userEvent.click(page.getByRole("button", { name: "Remove" }));
    await expect(page.getAllByText("Removed")).toHaveLength(1);
  },
};
