import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { roundsIn } from "../../testing/fixtures/rounds.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { RoundStrip, type RoundSlot } from "./RoundStrip.tsx";

const states = ["ended", "running", "notStarted", "notStarted", "notStarted"] as const;
const rounds: readonly RoundSlot[] = roundsIn("en").map(({ hour, startsAt }, place) => ({
  hour,
  startsAt,
  state: states[place] ?? "notStarted",
}));
const at = (place: number) => rounds[place]?.startsAt ?? 0;

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["To choose one of a day's flash-sale rounds."],
  avoid: ["For views of one place: use `Tabs`.", "To look at the day: use `MarketDay`."],
  anatomy: [
    ["Round", "its hour and state"],
    ["Mark", "on the chosen one"],
  ],
  accessibility: ["It is a list of buttons; each says whether it is chosen.", "States are words, not colours alone."],
};

const meta = {
  title: "Commerce/RoundStrip",
  parameters: { guide },
  component: RoundStrip,
  args: { rounds, value: at(1), onValueChange: fn() },
} satisfies Meta<typeof RoundStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A day with five rounds: one has ended, one is on, three are still to come. */
export const Day: Story = {
  play: async ({ args, canvasElement }) => {
    const strip = within(canvasElement).getByRole("list", { name: "Rounds" });
    const running = within(strip).getByRole("button", { name: "14:00 On now" });
    await expect(running).toHaveAttribute("aria-pressed", "true");
    await expect(within(strip).getByRole("button", { name: "10:00 Ended" })).toBeVisible();
    await userEvent.click(within(strip).getByRole("button", { name: "18:00 Not started" }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: at(2) });
  },
};

/** The last round is selected and in view, even where only three fit. */
export const LastChosen: Story = { args: { value: at(4) } };

/** A day with a single round. */
export const Single: Story = { args: { rounds: rounds.slice(1, 2) } };

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "14:00 进行中" })).toBeVisible();
  },
};
