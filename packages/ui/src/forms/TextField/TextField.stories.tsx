import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Forms/TextField",
  component: TextField,
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

/** Sent without it: the sentence stands below and the field has the focus. */
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

/** More than 140 characters: the rest is cut, and that is told. */
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

/** It cannot change now. */
export const Disabled: Story = { args: { disabled: true }, parameters: { value: "Threadwell Haberdashery" } };

/** In Chinese. */
export const Chinese: Story = {
  args: { label: "收货人", placeholder: "请填写姓名", help: "与证件一致", optional: true },
  globals: { locale: "zh" },
};
