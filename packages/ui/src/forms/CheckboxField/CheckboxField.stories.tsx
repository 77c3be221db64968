import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { TextLink } from "../../primitives/TextLink/index.ts";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CheckboxField } from "./CheckboxField.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Yes or no in a `Form`: an agreement, a default."],
  avoid: ["For a setting that takes effect at once: use `Switch`.", "Without react-hook-form: use `Checkbox`."],
  anatomy: [
    ["Box and label", "can both be pressed"],
    ["Error", "below"],
  ],
  accessibility: ["Its error describes it and is not told by colour alone.", "Links in the label keep working."],
};

const meta = {
  title: "Forms/CheckboxField",
  parameters: { guide },
  component: CheckboxField,
  args: { name: "field", label: "Use this address from now on" },
  decorators: [
    (Story, { parameters }) => (
      <Frame width="panel">
        <FieldForm value={parameters.value ?? false} missing="Agree to the terms to continue.">
          <Story />
        </FieldForm>
      </Frame>
    ),
  ],
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press on the label works too. */
export const Off: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByText("Use this address from now on"));
    await expect(form.getByRole("checkbox")).toBeChecked();
  },
};

/** Checked from the start. */
export const On: Story = { parameters: { value: true } };

/** Not checked: the error says what to do. */
export const Missing: Story = {
  args: {
    label: (
      <>
        <span>I agree to the</span> <TextLink href="#terms">terms of use</TextLink>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Agree to the terms to continue.")).toBeVisible();
    await expect(form.getByRole("checkbox")).toHaveFocus();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { label: "我已阅读并同意用户协议" }, globals: { locale: "zh" } };
