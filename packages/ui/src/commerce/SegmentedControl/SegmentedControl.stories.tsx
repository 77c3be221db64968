import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { SegmentedControl } from "./SegmentedControl.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Two to five choices that take effect at once, such as a sort order or a layout."],
  avoid: [
    "For views of the same place: use `Tabs`.",
    "For a value in a form: use `RadioGroup`.",
    "For more choices: use `Select`.",
  ],
  anatomy: [
    ["Segments", "words or icons of about equal width"],
    ["Thumb", "on the one that is chosen"],
  ],
  accessibility: [
    "It is a group with a name; each segment says whether it is chosen.",
    "Segments with only an icon need a name.",
  ],
};

const meta = {
  title: "Commerce/SegmentedControl",
  parameters: { guide },
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
