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

/** Off. A press on the label turns it on. */
export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("6 to 24 pieces"));
    await expect(args.onCheckedChange).toHaveBeenCalledWith({ checked: true });
    await expect(within(canvasElement).getByRole("checkbox")).toBeChecked();
  },
};

/** On. */
export const On: Story = { args: { defaultChecked: true } };

/** Some items of a group are checked. */
export const Mixed: Story = {
  args: { mixed: true, children: "Everything from this store" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toBePartiallyChecked();
  },
};

/** Invalid until it is checked. */
export const Invalid: Story = { args: { "aria-invalid": true, children: "I agree to the terms" } };

/** In Chinese. */
export const Chinese: Story = { args: { defaultChecked: true, children: "全选" }, globals: { locale: "zh" } };
