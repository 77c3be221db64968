import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ProgressBar } from "./ProgressBar.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A known share of a whole, such as a coupon's claimed part."],
  avoid: ["For a wait of unknown length: use `Spinner`.", "For stages: use `Steps`."],
  anatomy: [
    ["Track", "the whole"],
    ["Bar", "the share"],
  ],
  accessibility: ['Its label names it and says the share in words: "62% claimed".'],
};

const meta = {
  title: "Primitives/ProgressBar",
  parameters: { guide },
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
