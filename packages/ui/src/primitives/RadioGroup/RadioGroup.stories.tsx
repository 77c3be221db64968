import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "../Field/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { RadioGroup } from "./RadioGroup.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One of two to six choices that a buyer should see together."],
  avoid: [
    "For choices that need explanation: use `RadioCards`.",
    "For many: use `Select`.",
    "For yes or no: use `Checkbox` or `Switch`.",
  ],
  anatomy: [
    ["Name of the group", "by a `Field` with `group`, or `aria-label`"],
    ["Choices", "each with its label and, if need be, a line of explanation"],
  ],
  accessibility: [
    "Tab reaches the group once; arrow keys choose within it.",
    "A disabled choice can't be chosen; say why beside it.",
  ],
};

const meta = {
  title: "Primitives/RadioGroup",
  component: RadioGroup,
  parameters: { guide },
  args: {
    options: [
      { value: "air", label: "Air freight", description: "6 to 9 days" },
      { value: "sea", label: "Sea freight", description: "30 to 40 days" },
      { value: "rail", label: "Rail", disabled: true },
    ],
    onValueChange: fn(),
  },
  render: (args) => (
    <Frame width="panel">
      <Field label="Shipping" group>
        <RadioGroup {...args} />
      </Field>
    </Frame>
  ),
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing chosen yet; keys move the choice. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole("radiogroup", { name: "Shipping" }));
    await userEvent.click(group.getByRole("radio", { name: "Air freight" }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "sea" });
    await expect(group.getByRole("radio", { name: "Rail" })).toBeDisabled();
  },
};

/** Short ones beside each other. */
export const Row: Story = {
  args: {
    layout: "row",
    defaultValue: "a",
    options: [
      { value: "a", label: "Retail" },
      { value: "b", label: "Trade" },
    ],
  },
};

/** Faulty. */
export const Faulty: Story = {
  render: (args) => (
    <Frame width="panel">
      <Field label="Shipping" group error="Choose how it is shipped.">
        <RadioGroup {...args} />
      </Field>
    </Frame>
  ),
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    options: [
      { value: "air", label: "空运", description: "6至9天" },
      { value: "sea", label: "海运" },
    ],
    defaultValue: "air",
  },
  globals: { locale: "zh" },
  render: (args) => (
    <Frame width="panel">
      <Field label="运输方式" group>
        <RadioGroup {...args} />
      </Field>
    </Frame>
  ),
};
