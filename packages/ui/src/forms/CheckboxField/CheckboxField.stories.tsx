import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { TextLink } from "../../primitives/TextLink/index.ts";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { CheckboxField } from "./CheckboxField.tsx";

const meta = {
  title: "Forms/CheckboxField",
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
        I agree to the <TextLink href="#terms">terms of use</TextLink>
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
