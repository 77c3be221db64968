import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "../Field/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { PasswordInput } from "./PasswordInput.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A password, inside a `Field`."],
  avoid: ["With react-hook-form: use `PasswordField`.", "For a code: use `CodeInput`."],
  anatomy: [
    ["Box", "hidden or shown"],
    ["Button", "shows and hides it"],
  ],
  accessibility: [
    "The button says what it does and whether the password is shown.",
    "Set `autoComplete`, so that password managers know which one it is.",
  ],
};

const meta = {
  title: "Primitives/PasswordInput",
  parameters: { guide },
  component: PasswordInput,
  args: { onValueChange: fn() },
  render: (args) => (
    <Frame width="panel">
      <Field label="Password">
        <PasswordInput {...args} />
      </Field>
    </Frame>
  ),
} satisfies Meta<typeof PasswordInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden until the eye is pressed. */
export const Hidden: Story = {
  args: { defaultValue: "carton of 240" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole("button", { name: "Show password" }));
    await expect(field.getByLabelText("Password")).toHaveAttribute("type", "text");
    await userEvent.click(field.getByRole("button", { name: "Hide password" }));
  },
};

/** Shown. */
export const Shown: Story = {
  args: { defaultValue: "carton of 240" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show password" }));
  },
};

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  render: (args) => (
    <Frame width="panel">
      <Field label="密码" error="密码至少8位">
        <PasswordInput {...args} />
      </Field>
    </Frame>
  ),
};
