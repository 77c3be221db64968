import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { PriceRange } from "./PriceRange.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["To filter a list by price."],
  avoid: ["For a price to enter in a form: use `Field` with `Input`."],
  anatomy: [
    ["Bars", "how many products each price has"],
    ["Fields", "from and to"],
    ["Apply", "filters the list"],
  ],
  accessibility: ["Both fields have names of their own.", "A range that can't be is said at once, as an alert."],
};

const meta = {
  title: "Commerce/PriceRange",
  parameters: { guide },
  component: PriceRange,
  decorators: [
    (Story) => (
      <Frame width="card">
        <Story />
      </Frame>
    ),
  ],
  args: { min: undefined, max: undefined, onValueChange: fn() },
} satisfies Meta<typeof PriceRange>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Limits in the wrong order are swapped. */
export const Swapped: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole("textbox", { name: "Lowest price" }), "6");
    await userEvent.type(form.getByRole("textbox", { name: "Highest price" }), "1.5{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith({ min: 1.5, max: 6 });
  },
};

/** An invalid price shows an error and is not applied. */
export const Wrong: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole("textbox", { name: "Lowest price" }), "cheap");
    await userEvent.click(form.getByRole("button", { name: "Apply" }));
    await expect(form.getByRole("alert")).toHaveTextContent("Enter a price, such as 6 or 1.50.");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** In Chinese, with a range applied. */
export const Chinese: Story = { args: { min: 1, max: 6 }, globals: { locale: "zh" } };
