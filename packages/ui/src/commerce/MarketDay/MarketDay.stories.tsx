import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { roundsIn, shopMidnight } from "../../testing/fixtures/rounds.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { MarketDay } from "./MarketDay.tsx";

const HOUR = 3_600_000;
const at = (hour: number) => shopMidnight + hour * HOUR;

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A day of flash sales at a glance."],
  avoid: ["To choose a round: use `RoundStrip`.", "On light grounds: it is made for dark ones."],
  anatomy: [
    ["Ribbon", "24 hours"],
    ["Rounds", "on it"],
    ["Line", "now"],
    ["Pins", "reminders"],
  ],
  accessibility: ["It is a picture with the day in words as its name.", "Everything it shows is also in `RoundStrip`."],
};

const meta = {
  title: "Commerce/MarketDay",
  parameters: { guide },
  component: MarketDay,
  args: { rounds: roundsIn("en"), timeZone: "Asia/Shanghai" },
  decorators: [
    (Story) => (
      <div style={{ padding: "1.5rem", background: "var(--sundry-color-dark-field-surface)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MarketDay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A day with five rounds, at 14:20. */
export const Day: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).toHaveAccessibleName(/it is 14:20/);
  },
};

/** Three products to be reminded of, in two rounds. */
export const Reminders: Story = { args: { reminders: [at(18), at(20), at(20)] } };

/** A day with a single round. */
export const Single: Story = { args: { rounds: roundsIn("en").slice(0, 1) } };

/** In Chinese. */
export const Chinese: Story = { globals: { locale: "zh" }, args: { rounds: roundsIn("zh"), reminders: [at(18)] } };
