import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Primitives/Checkbox",
  component: Checkbox,
  args: { children: "6 to 24 pieces", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Off; a press on the words turns it on. */
export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("6 to 24 pieces"));
    await expect(args.onCheckedChange).toHaveBeenCalledWith({ checked: true });
    await expect(within(canvasElement).getByRole("checkbox")).toBeChecked();
  },
};

/** On. */
export const On: Story = { args: { defaultChecked: true } };

/** Some goods of this store are chosen. */
export const Mixed: Story = {
  args: { mixed: true, children: "All goods of this store" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toBePartiallyChecked();
  },
};

/** Must be ticked to go on. */
export const Invalid: Story = { args: { "aria-invalid": true, children: "I agree to the terms" } };

/** In Chinese. */
export const Chinese: Story = { args: { defaultChecked: true, children: "全选" }, globals: { locale: "zh" } };
