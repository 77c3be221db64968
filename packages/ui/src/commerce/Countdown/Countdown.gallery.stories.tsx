import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyTime } from "../../testing/fixtures/clock.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { Countdown } from "./Countdown.tsx";

const meta = {
  title: "Commerce/Countdown/Gallery",
  component: Countdown,
  tags: ["gallery", "!autodocs"],
  args: { endsAt: storyTime },
} satisfies Meta<typeof Countdown>;
export default meta;

const left = { running: 6_128_000, days: 98 * 3_600_000, ended: 0 };

/** Both sizes on light and dark backgrounds. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["sm / neutral", "md / neutral", "sm / inverse", "md / inverse"]}
      columns={["running", "days", "ended"]}
      cell={(row, column) => (
        <Countdown
          size={row.startsWith("sm") ? "sm" : "md"}
          tone={row.endsWith("inverse") ? "inverse" : "neutral"}
          endsAt={storyTime + left[column]}
        />
      )}
    />
  ),
};
