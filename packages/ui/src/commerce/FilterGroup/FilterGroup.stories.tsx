import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { FilterGroup } from "./FilterGroup.tsx";

const colours = ["Blue", "Red", "Green", "Yellow", "Black", "White", "Pink", "Grey"].map((label, index) => ({
  value: label,
  label,
  checked: index === 7,
  count: 120 - index,
}));

const meta = {
  title: "Commerce/FilterGroup",
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
