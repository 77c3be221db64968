import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { RatingField } from "./RatingField.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A rating in a `Form`, such as a review."],
  avoid: ["To show a rating: use `Rating`.", "Without react-hook-form: use `RatingInput`."],
  anatomy: [
    ["Label", "on the same line"],
    ["Stars", "one to five"],
    ["Error", "below"],
  ],
  accessibility: ["It is a group of radio buttons named by its label."],
};

const meta = {
  title: "Forms/RatingField",
  parameters: { guide },
  component: RatingField,
  args: { name: "field", label: "Delivery" },
  decorators: [
    (Story, { parameters }) => (
      <Frame width="panel">
        <FieldForm value={parameters.value} missing="Choose one to five stars.">
          <Story />
        </FieldForm>
      </Frame>
    ),
  ],
} satisfies Meta<typeof RatingField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No stars yet. */
export const Empty: Story = {};

/** Four of five. */
export const Chosen: Story = {
  parameters: { value: 4 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole("radio", { name: "2 stars: poor" }));
    await expect(field.getByRole("radio", { name: "2 stars: poor" })).toBeChecked();
  },
};

/** Submitted without stars. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Choose one to five stars.")).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { label: "物流服务" }, parameters: { value: 5 }, globals: { locale: "zh" } };
