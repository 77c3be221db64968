import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ComboboxField } from "./ComboboxField.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One of a long list, in a `Form`."],
  avoid: ["For a short list: use `SelectField`.", "Without react-hook-form: use `Combobox`."],
  anatomy: [
    ["Label", "always in view"],
    ["Box and list", "as in `Combobox`"],
    ["Help or error", "below"],
  ],
  accessibility: ["Arrow keys move through the list, Enter takes an option.", "Help and error describe it."],
};

const meta = {
  title: "Forms/ComboboxField",
  parameters: { guide },
  component: ComboboxField,
  args: {
    name: "field",
    label: "Parcel company",
    options: [
      { value: "sf", label: "SF Express" },
      { value: "zto", label: "ZTO Express" },
      { value: "dhl", label: "DHL Express" },
      { value: "fedex", label: "FedEx" },
      { value: "ups", label: "UPS" },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <Frame width="panel">
        <FieldForm value={parameters.value} missing="Choose a company.">
          <Story />
        </FieldForm>
      </Frame>
    ),
  ],
} satisfies Meta<typeof ComboboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing selected yet. */
export const Empty: Story = { args: { help: "As on the receipt." } };

/** Part of the name is enough. The keyboard selects. */
export const Finding: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("combobox", { name: "Parcel company" });
    await userEvent.type(field, "expr");
    await expect(within(canvasElement).getAllByRole("option")).toHaveLength(3);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(field).toHaveValue("ZTO Express");
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

/** No entry matches. */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole("combobox"), "tortoise");
    await expect(page.getByText("No matches")).toBeVisible();
  },
};

/** An entry is selected. */
export const Chosen: Story = { parameters: { value: "fedex" } };

/** Submitted without a choice. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Choose a company.", { selector: "p > span" })).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    label: "物流公司",
    options: [
      { value: "sf", label: "顺丰速运" },
      { value: "zto", label: "中通快递" },
    ],
  },
  globals: { locale: "zh" },
};
