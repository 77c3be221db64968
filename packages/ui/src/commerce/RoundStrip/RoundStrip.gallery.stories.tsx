import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { storyTime } from "../../testing/fixtures/clock.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { RoundStrip, type RoundSlot } from "./RoundStrip.tsx";

const HOUR = 3_600_000;

const rounds: readonly RoundSlot[] = [
  { startsAt: storyTime, hour: 10, state: "ended" },
  { startsAt: storyTime + HOUR, hour: 14, state: "running" },
  { startsAt: storyTime + 2 * HOUR, hour: 20, state: "notStarted" },
];

const meta = {
  title: "Commerce/RoundStrip/Gallery",
  component: RoundStrip,
  tags: ["gallery", "!autodocs"],
  args: { rounds, value: storyTime, onValueChange: fn() },
} satisfies Meta<typeof RoundStrip>;
export default meta;

/** Each state as the selected one. */
export const Everything: StoryObj<typeof meta> = {
  render: ({ onValueChange }) => (
    <Gallery
      rows={["ended", "running", "notStarted"]}
      cell={(row, _column, half) => (
        <RoundStrip
          aria-label={`${row} ${half}`}
          rounds={rounds}
          value={rounds.find(({ state }) => state === row)?.startsAt ?? 0}
          onValueChange={onValueChange}
        />
      )}
    />
  ),
};
