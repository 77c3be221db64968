import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FilterChips } from "./FilterChips.tsx";

const meta = {
  title: "Commerce/FilterChips",
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
