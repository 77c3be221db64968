import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "../Field/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { RatingInput } from "./RatingInput.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A rating from one to five, without a form library."],
  avoid: ["To show one: use `Rating`.", "With react-hook-form: use `RatingField`."],
  anatomy: [
    ["Stars", "one to five"],
    ["Word", "what the rating means"],
  ],
  accessibility: [
    "It is a group of radio buttons: arrow keys choose.",
    "Name it by `aria-label` or a `Field` with `group`.",
  ],
};

const meta = {
  title: "Primitives/RatingInput",
  parameters: { guide },
  component: RatingInput,
  args: { onValueChange: fn() },
  render: (args) => (
    <Frame width="panel">
      <Field label="Overall" group>
        <RatingInput {...args} />
      </Field>
    </Frame>
  ),
} satisfies Meta<typeof RatingInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing given yet. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "4 stars: good" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 4 });
  },
};

/** Four stars. */
export const Given: Story = { args: { defaultValue: 4 } };

/** In Chinese. */
export const Chinese: Story = {
  args: { defaultValue: 5 },
  globals: { locale: "zh" },
  render: (args) => (
    <Frame width="panel">
      <Field label="总体评价" group>
        <RatingInput {...args} />
      </Field>
    </Frame>
  ),
};
