import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Spinner } from "./Spinner.tsx";

const meta = { title: "Primitives/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
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
      <Spinner {...args} /> Sending your order
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

/** In Chinese. */
export const Chinese: Story = { globals: { locale: "zh" } };
