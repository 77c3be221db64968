import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { TextLink } from "../../primitives/TextLink/index.ts";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { PasswordField } from "./PasswordField.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A password in a `Form`, to log in or to choose one."],
  avoid: ["Without react-hook-form: use `PasswordInput`."],
  anatomy: [
    ["Label", "always in view"],
    ["Box and button", "the button shows the password"],
    ["Warning", "while Caps Lock is on"],
    ["Help or error", "below"],
  ],
  accessibility: ["Password managers know by `autoComplete` which password it is."],
};

const meta = {
  title: "Forms/PasswordField",
  parameters: { guide },
  component: PasswordField,
  args: { name: "field", label: "Password" },
  decorators: [
    (Story, { parameters }) => (
      <Frame width="panel">
        <FieldForm value={parameters.value} missing="Enter your password.">
          <Story />
        </FieldForm>
      </Frame>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For logging in, with a link for those who forgot it. */
export const LogIn: Story = { args: { aside: <TextLink href="#/forgetPassword">Forgot password?</TextLink> } };

/** Shown and hidden again by the buyer. */
export const Revealed: Story = {
  parameters: { value: "carton of 240" },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const field = form.getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(form.getByRole("button", { name: "Show password" }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(form.getByRole("button", { name: "Hide password" })).toBeVisible();
  },
};

/** For choosing a password: the rule shows before typing. */
export const Choosing: Story = {
  args: { autoComplete: "new-password", help: "At least 8 characters." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Password")).toHaveAccessibleDescription(
      "At least 8 characters.",
    );
  },
};

/** Submitted empty. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Enter your password.")).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { label: "登录密码", help: "至少8位" },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "显示密码" })).toBeVisible();
  },
};
