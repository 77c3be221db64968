import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import * as z from "zod/mini";
import { Frame } from "../../testing/Frame.tsx";
import { storyTime } from "../../testing/fixtures/clock.ts";
import { Form } from "../Form/index.ts";
import { TextField } from "../TextField/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CodeField } from "./CodeField.tsx";

const schema = z.object({ mobile: z.string(), code: z.string() });
const mobile = "13800138000";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A code sent to a phone or an email address, in a `Form`."],
  avoid: ["Without react-hook-form: use `CodeInput`."],
  anatomy: [
    ["Label", "always in view"],
    ["Box and button", "as in `CodeInput`"],
    ["Error", "below"],
  ],
  accessibility: ["A code that could not be sent says why at the field."],
};

const meta = {
  title: "Forms/CodeField",
  parameters: { guide },
  component: CodeField,
  args: {
    name: "code",
    label: "Code",
    to: "mobile",
    accepts: (to) => /^1\d{10}$/.test(to),
    waitUntil: () => 0,
    onSend: fn(async (): Promise<string | undefined> => undefined),
  },
  decorators: [
    (Story, { parameters }) => (
      <Frame width="panel">
        <Form schema={schema} defaultValues={{ mobile: parameters.mobile ?? mobile, code: "" }} onSubmit={() => []}>
          <TextField name="mobile" type="tel" label="Mobile" />
          <Story />
        </Form>
      </Frame>
    ),
  ],
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A code can be sent to the number above. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Send code" }));
    await expect(args.onSend).toHaveBeenCalledWith({ to: mobile });
    await expect(await form.findByText(`We sent a code to ${mobile}.`)).toBeVisible();
  },
};

/** No number yet, so there is nowhere to send a code. */
export const NowhereToSend: Story = {
  parameters: { mobile: "138" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Send code" })).toBeDisabled();
  },
};

/** A code was sent, and the next one has to wait. The clock of the stories does not move. */
export const Waiting: Story = {
  args: { waitUntil: () => storyTime + 42_000 },
};

/** The code could not be sent. */
export const Failed: Story = {
  args: { onSend: fn(async () => "You're doing that too often. Wait a moment and try again.") },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Send code" }));
    await expect(await form.findByText("You're doing that too often. Wait a moment and try again.")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Code" })).toBeInvalid();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { label: "短信验证码" }, globals: { locale: "zh" } };
