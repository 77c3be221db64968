import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Checkbox } from "./Checkbox.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: [
    "A value that is submitted with a form, such as agreement to terms.",
    "Several of a list; with `mixed` above them for all.",
  ],
  avoid: [
    "For a setting that takes effect at once: use `Switch`.",
    "For one of several: use `RadioGroup`.",
    "In a form of react-hook-form: use `CheckboxField`.",
  ],
  anatomy: [
    ["Box", "empty, checked or mixed"],
    ["Label", "can be pressed too"],
  ],
  accessibility: [
    "It is the browser's own checkbox: Space changes it, and its state is reported.",
    "Without a label beside it, give `aria-label`.",
    "Show what is wrong with `FieldError`.",
  ],
};

const meta = {
  title: "Primitives/Checkbox",
  component: Checkbox,
  parameters: { guide },
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
