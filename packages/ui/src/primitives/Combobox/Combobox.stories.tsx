import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "../Field/index.ts";
import { Combobox } from "./Combobox.tsx";

const meta = {
  title: "Primitives/Combobox",
  component: Combobox,
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
