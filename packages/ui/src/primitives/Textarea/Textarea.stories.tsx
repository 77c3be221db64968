import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "../Field/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Textarea } from "./Textarea.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Text of more than one line, such as a remark to the seller."],
  avoid: ["For one line: use `Input`.", "With react-hook-form: use `TextAreaField`."],
  anatomy: [
    ["Box", "the browser's own text area"],
    ["Counter", "given to the `Field` around it"],
  ],
  accessibility: [
    "Inside a `Field` it takes label, help and error from it; alone it needs `aria-label`.",
    "Don't stop the buyer at the limit without a word: say how much is too much.",
  ],
};

const meta = {
  title: "Primitives/Textarea",
  parameters: { guide },
  component: Textarea,
  args: { onValueChange: fn() },
  render: (args) => (
    <Frame width="panel">
      <Field label="Message">
        <Textarea {...args} />
      </Field>
    </Frame>
  ),
} satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For a few sentences; it can be pulled higher. */
export const InAField: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Message" }), "Hi");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "Hi" });
  },
};

/** More than it shows: it scrolls. */
export const Long: Story = { args: { defaultValue: "The third carton came with a bent rib. ".repeat(12) } };

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  render: (args) => (
    <Frame width="panel">
      <Field label="留言" counter="0 / 140" optional>
        <Textarea {...args} />
      </Field>
    </Frame>
  ),
};
