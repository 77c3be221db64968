import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { RadioCardsField } from "./RadioCardsField.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One of a few choices that need explanation, in a `Form`."],
  avoid: ["For many short values: use `SelectField`.", "Without react-hook-form: use `RadioCards`."],
  anatomy: [
    ["Label", "names the group"],
    ["Cards", "one for each choice"],
    ["Error", "below"],
  ],
  accessibility: ["Tab reaches the group once; arrow keys choose within it."],
};

const meta = {
  title: "Forms/RadioCardsField",
  parameters: { guide },
  component: RadioCardsField,
  args: {
    name: "field",
    label: "Overall",
    items: [
      { value: "GOOD", label: "Good" },
      { value: "MODERATE", label: "Fair" },
      { value: "WORSE", label: "Poor" },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <Frame width="panel">
        <FieldForm value={parameters.value} missing="Choose one.">
          <Story />
        </FieldForm>
      </Frame>
    ),
  ],
} satisfies Meta<typeof RadioCardsField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing selected yet. */
export const Empty: Story = {};

/** One is selected. */
export const Chosen: Story = {
  parameters: { value: "GOOD" },
  play: async ({ canvasElement }) => {
    const poor = within(canvasElement).getByRole("radio", { name: "Poor" });
    await userEvent.click(poor);
    await expect(poor).toBeChecked();
  },
};

/** Stacked, with descriptions. */
export const List: Story = {
  args: {
    label: "What would you like?",
    layout: "list",
    items: [
      { value: "MONEY", label: "Refund", description: "You keep the items." },
      { value: "GOODS", label: "Return", description: "You return the items first." },
    ],
  },
};

/** Submitted without a choice. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Choose one.")).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    label: "总体评价",
    items: [
      { value: "GOOD", label: "好评" },
      { value: "MODERATE", label: "中评" },
      { value: "WORSE", label: "差评" },
    ],
  },
  parameters: { value: "GOOD" },
  globals: { locale: "zh" },
};
