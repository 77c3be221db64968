import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Spinner } from "./Spinner.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A short wait inside a control or beside a word."],
  avoid: ["For a part of a page: use `Skeleton`.", "In a button: `loading` of `Button` shows it."],
  anatomy: [["Ring", "16, 20 or 24 px"]],
  accessibility: [
    "Its label says what is loading; pass null where text beside it says so.",
    "With reduced motion it fades instead of turning.",
  ],
};

const meta = { title: "Primitives/Spinner", parameters: { guide }, component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On its own it tells screen readers that something is loading. */
export const Alone: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Loading" })).toBeVisible();
  },
};

/** Beside text that says so, it is hidden from screen readers. */
export const BesideWords: Story = {
  args: { label: null, size: "sm" },
  render: (args) => (
    <p>
      <Spinner {...args} /> <span>Sending your order</span>
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

/** In Chinese. */
export const Chinese: Story = { globals: { locale: "zh" } };
