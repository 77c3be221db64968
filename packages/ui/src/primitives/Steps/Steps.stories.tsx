import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Steps } from "./Steps.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Where the buyer is in a process of three to six stages, such as an order."],
  avoid: [
    "For a log with times: use `Timeline`.",
    "For views of one place: use `Tabs`.",
    "For a share of a whole: use `ProgressBar`.",
  ],
  anatomy: [
    ["Marks", "done, current, failed and to come differ in shape as well as colour"],
    ["Names", "one or two words"],
    ["Notes", "optional small text, such as an expected day"],
  ],
  accessibility: [
    "It is a list; the current step is marked as such.",
    "Steps are buttons only with `onStepSelect`, and only those that are done.",
  ],
};

const meta = {
  title: "Primitives/Steps",
  parameters: { guide },
  component: Steps,
  args: {
    current: 2,
    steps: [
      { label: "Placed", note: "18 Nov" },
      { label: "Paid", note: "18 Nov" },
      { label: "Packed", note: "19 Nov" },
      { label: "Shipped", note: "expected 24 Nov" },
      { label: "Received" },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An order in progress. */
export const OnItsWay: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole("listitem");
    await expect(items[2]).toHaveAttribute("aria-current", "step");
    await expect(items[1]).toHaveTextContent("Paid (done)");
  },
};

/** All steps are done. */
export const Complete: Story = { args: { current: 5 } };

/** A refused application stops at its current step. */
export const Refused: Story = {
  args: { current: 1, failed: true, steps: [{ label: "Applied" }, { label: "Refused" }, { label: "Refunded" }] },
};

/** A form with several pages: completed steps are buttons. */
export const GoingBack: Story = {
  args: { current: 2, onStepSelect: fn(), steps: [{ label: "Company" }, { label: "Bank" }, { label: "Store" }] },
  play: async ({ args, canvasElement, userEvent }) => {
    const bank = within(canvasElement).getByRole("button", { name: "Bank" });
    await userEvent.click(bank);
    await expect(args.onStepSelect).toHaveBeenCalledWith({ index: 1 });
    await expect(within(canvasElement).queryByRole("button", { name: "Store" })).toBeNull();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { current: 1, steps: [{ label: "购物车" }, { label: "结算" }, { label: "付款" }, { label: "完成" }] },
  globals: { locale: "zh" },
};
