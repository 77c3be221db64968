import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SegmentedControl } from "./SegmentedControl.tsx";

const meta = {
  title: "Commerce/SegmentedControl",
  component: SegmentedControl,
  args: {
    label: "Sort by",
    value: "best",
    onValueChange: fn(),
    segments: [
      { value: "best", label: "Best match" },
      { value: "sold", label: "Sold" },
      { value: "price", label: "Price" },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The sort order of a list. */
export const Standard: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole("group", { name: "Sort by" }));
    await expect(group.getByRole("button", { name: "Best match" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(group.getByRole("button", { name: "Sold" }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: "sold" });
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    label: "排序",
    segments: [
      { value: "best", label: "综合" },
      { value: "sold", label: "销量" },
    ],
  },
  globals: { locale: "zh" },
};
