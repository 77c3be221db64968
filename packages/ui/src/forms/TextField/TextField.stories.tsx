import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { TextField } from "./TextField.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One line of text in a form of react-hook-form, with a label, help and error."],
  avoid: [
    "Without react-hook-form: use `Input` in a `Field`.",
    "For several lines: use `TextAreaField`. For a secret: use `PasswordField`.",
    "For one of a few: use `SelectField` or `RadioCardsField`.",
  ],
  anatomy: [
    ["Label", "always in view, above the field"],
    ["Field", "44 px high; set `type` and `autoComplete` for the right keyboard"],
    ["Help", "what to write, before it is wrong"],
    ["Error", "what is wrong and how to fix it, in place of the help"],
  ],
  accessibility: [
    "Label, help and error belong to the field: a screen reader hears them with it.",
    "A field with an error is marked as invalid, and the form moves the focus to the first of them.",
    "Never use a placeholder as a label: it is gone once somebody types.",
  ],
};

const meta = {
  title: "Forms/TextField",
  component: TextField,
  parameters: { guide },
  args: { name: "field", label: "Company", placeholder: "Name on the invoice" },
  decorators: [
    (Story, { parameters }) => (
      <Frame width="panel">
        <FieldForm value={parameters.value} missing={parameters.missing}>
          <Story />
        </FieldForm>
      </Frame>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing typed yet. */
export const Empty: Story = {};

/** Filled in, with help below. */
export const Filled: Story = {
  args: { help: "Sets the customs form." },
  parameters: { value: "Threadwell Haberdashery" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "Company" })).toHaveAccessibleDescription(
      "Sets the customs form.",
    );
  },
};

/** Submitted empty: the error shows below, and the field has the focus. */
export const Missing: Story = {
  parameters: { missing: "Enter the company's name." },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    const field = await form.findByRole("textbox", { name: "Company" });
    await expect(await form.findByText("Enter the company's name.")).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};

/** More than 140 characters: the rest is cut, and a notice says so. */
export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const field = form.getByRole("textbox", { name: "Company" });
    await userEvent.click(field);
    await userEvent.paste("Haberdashery ".repeat(12));
    await expect(field).toHaveValue("Haberdashery ".repeat(12).slice(0, 140));
    await expect(canvasElement).toHaveTextContent("Shortened to 140 characters.");
    await expect(canvasElement).toHaveTextContent("140 / 140");
  },
};

/** It can't be changed now. */
export const Disabled: Story = { args: { disabled: true }, parameters: { value: "Threadwell Haberdashery" } };

/** In Chinese. */
export const Chinese: Story = {
  args: { label: "收货人", placeholder: "请填写姓名", help: "与证件一致", optional: true },
  globals: { locale: "zh" },
};
