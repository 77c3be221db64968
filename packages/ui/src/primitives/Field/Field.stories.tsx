import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Input } from "../Input/index.ts";
import { TextLink } from "../TextLink/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Field } from "./Field.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Around `Input`, `Select`, `RadioGroup` and other controls, to give them label, help and error."],
  avoid: [
    "With react-hook-form: use the bound fields, such as `TextField`.",
    "Around `Checkbox` and `Switch`, which have labels of their own.",
  ],
  anatomy: [
    ["Label", 'always in view; says "optional" where that is so'],
    ["Aside", 'at the end of the label\'s line, such as "Forgot password?"'],
    ["Control", "one"],
    ["Help or error", "below; the error takes the place of the help"],
  ],
  accessibility: [
    "The label names the control; help and error describe it.",
    "With `group` it names a group of controls instead of one.",
    "An error says what is wrong and how to mend it, and is not told by colour alone.",
  ],
};

const meta = {
  title: "Primitives/Field",
  component: Field,
  parameters: { guide },
  args: { label: "Company", children: <Input /> },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Label above, control below. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "Company" })).toBeVisible();
  },
};

/** With help, a link beside the label, and "optional". */
export const WithHelp: Story = {
  args: { help: "As shown on the invoice.", optional: true, aside: <TextLink href="#why">Why?</TextLink> },
};

/** The error replaces the help and says how to fix it. */
export const WithError: Story = {
  args: { help: "As shown on the invoice.", error: "Enter the company's name." },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Enter the company's name.");
    await expect(canvasElement).not.toHaveTextContent("As shown on the invoice.");
  },
};

/** Near the limit a counter shows, and a notice says if text was cut. */
export const NearTheLimit: Story = { args: { counter: "140 / 140", notice: "Shortened to 140 characters." } };

/** In Chinese. */
export const Chinese: Story = {
  args: { label: "公司名称", help: "与发票抬头一致", optional: true, counter: "12 / 140" },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("(选填)");
  },
};
