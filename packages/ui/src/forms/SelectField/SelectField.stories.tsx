import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { SelectField } from "./SelectField.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One of about six to twenty choices in a `Form`."],
  avoid: [
    "For fewer: use `RadioCardsField`.",
    "For a long list: use `ComboboxField`.",
    "Without react-hook-form: use `Select`.",
  ],
  anatomy: [
    ["Label", "always in view"],
    ["Box", "the browser's own select"],
    ["Help or error", "below"],
  ],
  accessibility: ["The label names it; help and error describe it.", "Phones show their own list."],
};

const meta = {
  title: "Forms/SelectField",
  parameters: { guide },
  component: SelectField,
  args: {
    name: "field",
    label: "Country",
    placeholder: "Choose a country",
    options: [
      { value: "nl", label: "Netherlands" },
      { value: "ng", label: "Nigeria" },
      { value: "fr", label: "France" },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <Frame width="panel">
        <FieldForm value={parameters.value} missing="Choose a country.">
          <Story />
        </FieldForm>
      </Frame>
    ),
  ],
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing selected yet. */
export const Empty: Story = {};

/** An option is selected. */
export const Chosen: Story = {
  args: { help: "Sets the customs form." },
  parameters: { value: "nl" },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Country" });
    await expect(select).toHaveDisplayValue("Netherlands");
    await userEvent.selectOptions(select, "Nigeria");
    await expect(select).toHaveValue("ng");
  },
};

/** Submitted without a choice. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Choose a country.", { selector: "p > span" })).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    label: "退货原因",
    placeholder: "请选择",
    options: [
      { value: "1", label: "商品破损" },
      { value: "2", label: "与描述不符" },
    ],
  },
  globals: { locale: "zh" },
};
