import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { placesIn } from "../../testing/fixtures/places.ts";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CascaderField } from "./CascaderField.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A region in a `Form`."],
  avoid: ["For a single list: use `SelectField`.", "Without react-hook-form: use `Cascader`."],
  anatomy: [
    ["Label", "always in view"],
    ["Box and panel", "as in `Cascader`"],
    ["Help or error", "below"],
  ],
  accessibility: ["It can be used by keyboard alone.", "Help and error describe it."],
};

const meta = {
  title: "Forms/CascaderField",
  parameters: { guide },
  component: CascaderField,
  args: { name: "field", label: "Region", load: placesIn("en") },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <FieldForm>
          <Story />
        </FieldForm>
      </Frame>
    ),
  ],
} satisfies Meta<typeof CascaderField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing selected yet. */
export const Empty: Story = { args: { help: "Where the parcel goes." } };

/** Country, then province: each column loads when it is needed. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("combobox", { name: "Region" }));
    await userEvent.click(await page.findByRole("option", { name: "Netherlands" }));
    await expect(await page.findByRole("listbox", { name: "Within Netherlands" })).toBeVisible();
  },
};

/** With a choice, the field is closed and shows the names. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole("combobox", { name: "Region" });
    await userEvent.click(field);
    await userEvent.click(await page.findByRole("option", { name: "Netherlands" }));
    await userEvent.click(await page.findByRole("option", { name: "Utrecht" }));
    await expect(field).toHaveTextContent("Netherlands / Utrecht");
    await expect(field).toHaveFocus();
  },
};

/** The list failed to load: an error with a retry button. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error("offline")) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("combobox", { name: "Region" }));
    await expect(await page.findByRole("alert")).toHaveTextContent("Couldn't load this list.");
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { label: "所在地区", load: placesIn("zh") },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("combobox", { name: "所在地区" }));
    await expect(await page.findByRole("option", { name: "荷兰" })).toBeVisible();
  },
};
