import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { FilterChips } from "./FilterChips.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Above a list, to show what narrows it and to take that away."],
  avoid: ["To choose filters: use `FilterGroup`.", "For states: use `Tag`."],
  anatomy: [
    ["Chip", "one filter; a press removes it"],
    ["Clear all", "at the end"],
  ],
  accessibility: ["Each chip is a button that says what it removes.", "Without filters it renders nothing."],
};

const meta = {
  title: "Commerce/FilterChips",
  parameters: { guide },
  component: FilterChips,
  args: {
    chips: [
      { id: "price", label: "$1.00 to $6.00" },
      { id: "blue", label: "Blue" },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Removing one filter, then all of them. */
export const Standard: Story = {
  play: async ({ args, canvasElement }) => {
    const chips = within(canvasElement);
    await userEvent.click(chips.getByRole("button", { name: "Remove filter: Blue" }));
    await expect(args.onRemove).toHaveBeenCalledWith({ id: "blue" });
    await userEvent.click(chips.getByRole("button", { name: "Clear all" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { chips: [{ id: "blue", label: "蓝色" }] }, globals: { locale: "zh" } };
