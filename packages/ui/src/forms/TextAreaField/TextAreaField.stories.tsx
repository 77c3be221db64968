import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { TextAreaField } from "./TextAreaField.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Text of more than one line in a `Form`."],
  avoid: ["For one line: use `TextField`.", "Without react-hook-form: use `Textarea`."],
  anatomy: [
    ["Label", "always in view"],
    ["Box", "grows or scrolls"],
    ["Counter", "how much is left"],
    ["Help or error", "below"],
  ],
  accessibility: ["Help, error and counter describe it."],
};

const meta = {
  title: "Forms/TextAreaField",
  parameters: { guide },
  component: TextAreaField,
  args: { name: "field", label: "Note to the store", placeholder: "Colours, packing, delivery" },
  decorators: [
    (Story, { parameters }) => (
      <Frame width="panel">
        <FieldForm value={parameters.value} missing="Enter a message.">
          <Story />
        </FieldForm>
      </Frame>
    ),
  ],
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing typed yet: the counter shows from the start. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("0 / 140");
  },
};

/** A few lines. */
export const Filled: Story = {
  args: { optional: true, help: "The store reads it before packing." },
  parameters: { value: "Please mix violet, navy and scarlet evenly.\nOne label per carton." },
};

/** Submitted empty, although required. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Enter a message.")).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { label: "订单备注", placeholder: "颜色、包装、配送要求", optional: true },
  parameters: { value: "请把紫色、藏青、绯红平均搭配，每箱贴一个标签。" },
  globals: { locale: "zh" },
};
