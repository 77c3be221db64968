import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "../Field/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Input } from "./Input.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One line of text, a number or an address, inside a `Field`."],
  avoid: [
    "With react-hook-form: use `TextField`.",
    "For several lines: use `Textarea`. For secrets: use `PasswordInput`. For quantities: use `QuantityStepper`.",
  ],
  anatomy: [["Box", "the browser's own text field"]],
  accessibility: [
    "Inside a `Field` it takes label, help and error from it; alone it needs `aria-label`.",
    "Set `type`, `inputMode` and `autoComplete`, so that phones show the right keys and browsers fill it in.",
  ],
};

const meta = {
  title: "Primitives/Input",
  component: Input,
  parameters: { guide },
  args: { onValueChange: fn() },
  render: (args) => (
    <Frame width="panel">
      <Field label="Company" help="As it stands on the invoice.">
        <Input {...args} />
      </Field>
    </Frame>
  ),
} satisfies Meta<typeof Input>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a field, which gives it a name and help. */
export const InAField: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Company" });
    await userEvent.type(input, "Th");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "Th" });
  },
};

/** Alone, named by `aria-label`. */
export const Alone: Story = {
  args: { "aria-label": "Company", placeholder: "Threadwell Haberdashery" },
  render: (args) => (
    <Frame width="panel">
      <Input {...args} />
    </Frame>
  ),
};

/** Faulty: the field says how to mend it. */
export const Faulty: Story = {
  args: { defaultValue: "Th", type: "email" },
  render: (args) => (
    <Frame width="panel">
      <Field label="Email" error="Enter an email address, such as mei@example.com.">
        <Input {...args} />
      </Field>
    </Frame>
  ),
};

/** Cannot be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "Threadwell Haberdashery" } };

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  render: (args) => (
    <Frame width="panel">
      <Field label="公司名称" help="与发票抬头一致" optional>
        <Input {...args} />
      </Field>
    </Frame>
  ),
};
