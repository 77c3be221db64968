import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { roundsIn, shopMidnight } from "../../testing/fixtures/rounds.ts";
import { MarketDay } from "./MarketDay.tsx";

const HOUR = 3_600_000;
const at = (hour: number) => shopMidnight + hour * HOUR;

const meta = {
  title: "Commerce/MarketDay",
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
