import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { placesIn } from "../../testing/fixtures/places.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "../Field/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Cascader } from "./Cascader.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A choice in levels that depend on each other, such as province and city."],
  avoid: ["For a single list: use `Select` or `Combobox`.", "With react-hook-form: use `CascaderField`."],
  anatomy: [
    ["Box", "the choice, from the largest level to the smallest"],
    ["Panel", "one level after the other; each loads when needed"],
    ["Retry", "where a level could not be loaded"],
  ],
  accessibility: [
    "It can be used by keyboard alone, and found by typing.",
    "A stored choice shows without loading anything.",
  ],
};

const meta = {
  title: "Primitives/Cascader",
  parameters: { guide },
  component: Cascader,
  args: { load: placesIn("en"), onValueChange: fn() },
  render: (args) => (
    <Frame width="panel">
      <Field label="Region">
        <Cascader {...args} />
      </Field>
    </Frame>
  ),
} satisfies Meta<typeof Cascader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each level loads when it is wanted. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole("combobox", { name: "Region" }));
    await userEvent.click(await field.findByRole("option", { name: "Netherlands" }));
    await userEvent.click(await field.findByRole("option", { name: "Utrecht" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: { ids: ["nl", "nl-ut"], names: ["Netherlands", "Utrecht"] },
    });
  },
};

/** A stored choice shows without loading. */
export const Chosen: Story = { args: { defaultValue: { ids: ["nl", "nl-ut"], names: ["Netherlands", "Utrecht"] } } };

/** Open. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole("combobox", { name: "Region" }));
    await expect(await field.findByRole("option", { name: "Kenya" })).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { load: placesIn("zh") },
  globals: { locale: "zh" },
  render: (args) => (
    <Frame width="panel">
      <Field label="所在地区">
        <Cascader {...args} />
      </Field>
    </Frame>
  ),
};
