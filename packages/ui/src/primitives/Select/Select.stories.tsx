import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "../Field/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Select } from "./Select.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One of about six to twenty choices that a buyer knows."],
  avoid: [
    "For fewer: use `RadioGroup`, which shows them.",
    "For a long list: use `Combobox`.",
    "With react-hook-form: use `SelectField`.",
  ],
  anatomy: [
    ["Box", "the browser's own select"],
    ["Placeholder", "optional, the first line while nothing is chosen"],
  ],
  accessibility: [
    "It is the browser's own, so phones show their own list and letters jump to a choice.",
    "Inside a `Field` it takes label, help and error from it.",
  ],
};

const meta = {
  title: "Primitives/Select",
  component: Select,
  parameters: { guide },
  args: {
    options: [
      { value: "air", label: "Air freight" },
      { value: "sea", label: "Sea freight" },
      { value: "rail", label: "Rail", disabled: true },
    ],
    onValueChange: fn(),
  },
  render: (args) => (
    <Frame width="panel">
      <Field label="Shipping">
        <Select {...args} />
      </Field>
    </Frame>
  ),
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing chosen: the first line says so. */
export const Empty: Story = {
  args: { placeholder: "Choose", defaultValue: "" },
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole("combobox", { name: "Shipping" }), "sea");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "sea" });
  },
};

/** One is chosen. */
export const Chosen: Story = { args: { defaultValue: "sea" } };

/** In Chinese. */
export const Chinese: Story = {
  args: { options: [{ value: "air", label: "空运" }], placeholder: "请选择" },
  globals: { locale: "zh" },
  render: (args) => (
    <Frame width="panel">
      <Field label="运输方式" error="请选择运输方式">
        <Select {...args} />
      </Field>
    </Frame>
  ),
};
