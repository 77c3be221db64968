import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "../Field/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Combobox } from "./Combobox.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One of a long list whose names the buyer knows, such as countries."],
  avoid: [
    "For a short list: use `Select`.",
    "For free text: use `Input`.",
    "For levels, such as province and city: use `Cascader`.",
  ],
  anatomy: [
    ["Text", "what the buyer types"],
    ["List", "the options whose names have it"],
    ["Arrow", "shows that there is a list"],
  ],
  accessibility: [
    "Arrow keys move through the list, Enter takes an option, Escape closes it.",
    "The focus stays in the text; screen readers hear the option that is marked.",
    "Inside a `Field` it takes label, help and error from it.",
  ],
};

const meta = {
  title: "Primitives/Combobox",
  component: Combobox,
  parameters: { guide },
  args: {
    options: [
      { value: "sf", label: "SF Express" },
      { value: "dhl", label: "DHL Express" },
      { value: "ups", label: "UPS" },
    ],
    onValueChange: fn(),
  },
  render: (args) => (
    <Frame width="panel">
      <Field label="Parcel company">
        <Combobox {...args} />
      </Field>
    </Frame>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Part of a name finds it; keys and presses choose. */
export const Finding: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("combobox", { name: "Parcel company" });
    await userEvent.type(input, "dhl{Enter}");
    await expect(input).toHaveValue("DHL Express");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "dhl" });
  },
};

/** The list is open. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("combobox", { name: "Parcel company" });
    await userEvent.type(input, "express");
    await expect(within(canvasElement).getByRole("listbox", { name: "Parcel company" })).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { options: [{ value: "sf", label: "顺丰速运" }], defaultValue: "sf" },
  globals: { locale: "zh" },
  render: (args) => (
    <Frame width="panel">
      <Field label="快递公司">
        <Combobox {...args} />
      </Field>
    </Frame>
  ),
};
