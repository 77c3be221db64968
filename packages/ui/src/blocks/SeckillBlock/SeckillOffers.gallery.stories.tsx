import type { Meta, StoryObj } from "@storybook/react-vite";
import { createFrozenClock } from "../../runtime/index.ts";
import { roundsIn, shopMidnight } from "../../testing/fixtures/rounds.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { SeckillOffers } from "./SeckillOffers.tsx";

const HOUR = 3_600_000;

const meta = {
  title: "Blocks/SeckillOffers/Gallery",
  component: SeckillOffers,
  tags: ["gallery", "!autodocs"],
  args: { rounds: [] },
} satisfies Meta<typeof SeckillOffers>;
export default meta;

const moments = { "not started": 8, running: 14.3 };

/** Before and during the day's rounds. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["not started", "running"]}
      cell={(row, _column, half) => (
        <Runtime clock={createFrozenClock(shopMidnight + moments[row] * HOUR)}>
          <Frame width="page">
            <SeckillOffers rounds={roundsIn("en")} allHref="#/seckill" aria-label={`${row} (${half})`} />
          </Frame>
        </Runtime>
      )}
    />
  ),
};
