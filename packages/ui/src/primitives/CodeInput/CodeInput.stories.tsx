import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyTime } from "../../testing/fixtures/clock.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "../Field/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CodeInput } from "./CodeInput.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A code sent to a phone or an email address."],
  avoid: ["With react-hook-form: use `CodeField`.", "For a password: use `PasswordInput`."],
  anatomy: [
    ["Box", "the code"],
    ["Button", "sends it, and counts down until another can be sent"],
  ],
  accessibility: [
    "Phones can fill the code in.",
    "The button says why it is disabled: no address yet, or how many seconds are left.",
  ],
};

const meta = {
  title: "Primitives/CodeInput",
  parameters: { guide },
  component: CodeInput,
  args: {
    to: "13800138000",
    accepts: (to) => to.length === 11,
    waitUntil: () => 0,
    onSend: fn(async () => undefined),
    onValueChange: fn(),
  },
  render: (args) => (
    <Frame width="panel">
      <Field label="Code">
        <CodeInput {...args} />
      </Field>
    </Frame>
  ),
} satisfies Meta<typeof CodeInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A code can be sent. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Send code" }));
    await expect(args.onSend).toHaveBeenCalledWith({ to: "13800138000" });
  },
};

/** One is on its way; the stories' clock stands still. */
export const Waiting: Story = { args: { waitUntil: () => storyTime + 42_000 } };

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  render: (args) => (
    <Frame width="panel">
      <Field label="验证码">
        <CodeInput {...args} />
      </Field>
    </Frame>
  ),
};
