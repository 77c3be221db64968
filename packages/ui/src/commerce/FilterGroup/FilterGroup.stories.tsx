import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { FilterGroup } from "./FilterGroup.tsx";

const colours = ["Blue", "Red", "Green", "Yellow", "Black", "White", "Pink", "Grey"].map((label, index) => ({
  value: label,
  label,
  checked: index === 7,
  count: 120 - index,
}));

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The filters beside a list, one group for each property."],
  avoid: [
    "For a choice in a form: use `RadioGroup` or `Checkbox` in a `Field`.",
    "For filters already chosen: use `FilterChips`.",
  ],
  anatomy: [
    ["Title", "folds the group away"],
    ["Values", "with the number of products each would leave"],
    ["More", "shows the rest of a long group"],
  ],
  accessibility: [
    "The title is a button that says whether the group is open.",
    "The group's values are a list named by its title.",
  ],
};

const meta = {
  title: "Commerce/FilterGroup",
  parameters: { guide },
  component: FilterGroup,
  decorators: [
    (Story) => (
      <Frame width="card">
        <Story />
      </Frame>
    ),
  ],
  args: { title: "Colour", options: colours, onCheckedChange: fn() },
} satisfies Meta<typeof FilterGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Checked values always show. "Show all" reveals the rest. */
export const Standard: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole("region", { name: "Colour" }));
    await expect(group.getAllByRole("checkbox")).toHaveLength(7);
    await userEvent.click(group.getByRole("button", { name: "Show all 8" }));
    await expect(group.getAllByRole("checkbox")).toHaveLength(8);
    await userEvent.click(group.getByRole("checkbox", { name: "Red" }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith({ value: "Red", checked: true });
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { title: "颜色" }, globals: { locale: "zh" } };
