import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { puzzle } from "./puzzleFixture.ts";
import { SliderCaptcha } from "./SliderCaptcha.tsx";

const meta = {
  title: "Commerce/SliderCaptcha",
  component: SliderCaptcha,
  args: { puzzle, onSolve: fn(), onRenew: fn() },
  decorators: [
    (Story) => (
      <Frame width="drawer">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof SliderCaptcha>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At first. With the keyboard, use the arrow keys and Enter. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole("slider", { name: "Position of the piece" });
    slider.focus();
    await fireEvent.change(slider, { target: { value: "180" } });
    await userEvent.keyboard("{Enter}");
    await expect(args.onSolve).toHaveBeenCalledWith({ x: 180 });
  },
};

/** The position is being checked: the piece stays where it is. */
export const Checking: Story = { args: { state: "checking" } };

/** The position was wrong. */
export const Missed: Story = {
  args: { state: "missed" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Not quite");
  },
};

/** Solved. */
export const Passed: Story = { args: { state: "passed" } };

/** In Chinese. */
export const Chinese: Story = { globals: { locale: "zh" } };
