import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "Primitives/ProgressBar",
  component: ProgressBar,
  args: { value: 62, label: "62% claimed" },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How much of a round is claimed. */
export const Claimed: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "62% claimed" });
    await expect(bar).toHaveAttribute("aria-valuenow", "62");
  },
};

/** More than 100% in the data shows as 100%. */
export const TooMuch: Story = {
  args: { value: 240, label: "All claimed" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { label: "已抢62%" }, globals: { locale: "zh" } };
