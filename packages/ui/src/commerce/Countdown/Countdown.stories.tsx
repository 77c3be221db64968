import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { storyTime } from "../../testing/fixtures/clock.ts";
import { arabic } from "../../testing/fixtures/languages.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Countdown } from "./Countdown.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The end of a flash sale or of the time to pay."],
  avoid: [
    "For a day far away: write the date with `formatDate`.",
    "To make a buyer hurry without an end that is true.",
  ],
  anatomy: [
    ["Cells", "hours, minutes and seconds"],
    ["Sentence", "for screen readers, changes once a minute"],
  ],
  accessibility: [
    "Screen readers aren't interrupted every second.",
    "It follows the runtime's clock, so a wrong device clock changes nothing.",
    "`onExpire` tells the page, which has to say what has ended.",
  ],
};

const meta = {
  title: "Commerce/Countdown",
  parameters: { guide },
  component: Countdown,
  args: { endsAt: storyTime + 6_128_000, onExpire: fn() },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A round in progress. */
export const Running: Story = {
  play: async ({ args, canvasElement }) => {
    const timer = within(canvasElement).getByRole("timer");
    await expect(timer).toHaveTextContent("1 h 42 min left");
    await expect(timer).toHaveTextContent("01:42:08");
    await expect(args.onExpire).not.toHaveBeenCalled();
  },
};

/** When the time is up it stays at zero, says so, and calls `onExpire` once. */
export const Ended: Story = {
  args: { endsAt: storyTime - 1000 },
  play: async ({ args, canvasElement }) => {
    const timer = within(canvasElement).getByRole("timer");
    await expect(timer).toHaveTextContent("Ended00:00:00");
    await expect(args.onExpire).toHaveBeenCalledOnce();
  },
};

/** More than a day, in hours. */
export const Days: Story = { args: { endsAt: storyTime + 98 * 3_600_000 } };

/** The small size, for a table or a card. */
export const Small: Story = { args: { size: "sm" } };

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("timer")).toHaveTextContent("还剩1小时42分");
  },
};

/** In Arabic, read from the right, with digits of its own. */
export const Arabic: Story = {
  globals: { direction: "rtl" },
  parameters: { runtime: arabic },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("timer")).toHaveTextContent("٠١:٤٢:٠٨");
  },
};
