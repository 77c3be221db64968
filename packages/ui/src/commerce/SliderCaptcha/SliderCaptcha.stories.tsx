import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { puzzle } from "./puzzleFixture.ts";
import { SliderCaptcha } from "./SliderCaptcha.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Where the server asks for proof that somebody is there."],
  avoid: ["Before it is asked for: it is in the way."],
  anatomy: [
    ["Picture", "with a gap"],
    ["Piece", "slides into it"],
    ["State", "right, wrong or too late, in words"],
  ],
  accessibility: [
    "It can be solved by arrow keys.",
    "Its state is announced; another way in should exist for those who don't see it.",
  ],
};

const meta = {
  title: "Commerce/SliderCaptcha",
  parameters: { guide },
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
