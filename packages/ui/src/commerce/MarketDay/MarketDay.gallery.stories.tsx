import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { roundsIn, shopMidnight } from "../../testing/fixtures/rounds.ts";
import { MarketDay } from "./MarketDay.tsx";

const meta = {
  title: "Commerce/MarketDay/Gallery",
  component: MarketDay,
  tags: ["gallery", "!autodocs"],
  args: { rounds: [], timeZone: "Asia/Shanghai" },
} satisfies Meta<typeof MarketDay>;
export default meta;

const evening = shopMidnight + 20 * 3_600_000;

/** With and without reminders. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["plain", "reminders"]}
      cell={(row) => (
        <div style={{ padding: "1.5rem", background: "var(--sundry-color-dark-field-surface)" }}>
          <MarketDay
            rounds={roundsIn("en")}
            timeZone="Asia/Shanghai"
            reminders={row === "reminders" ? [evening, evening] : []}
          />
        </div>
      )}
    />
  ),
};
