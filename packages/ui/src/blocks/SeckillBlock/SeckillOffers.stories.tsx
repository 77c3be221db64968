import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { createFrozenClock } from "../../runtime/index.ts";
import { roundsIn, shopMidnight } from "../../testing/fixtures/rounds.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { SeckillOffers } from "./SeckillOffers.tsx";

const HOUR = 3_600_000;

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The flash sale in the first window of a page, beside or below its slides."],
  avoid: ["For all rounds of the day: use `SeckillBlock`."],
  anatomy: [
    ["Head", "title, and the time left or the start of the next round"],
    ["Products", "three in a column from 1280 px on, six in a row in a smaller window"],
    ["Link", "to all rounds; on a phone only its arrow is seen"],
  ],
  accessibility: ["The share claimed is read as a sentence, not only drawn as a bar."],
};

const meta = {
  title: "Blocks/SeckillOffers",
  component: SeckillOffers,
  parameters: { guide },
  args: { rounds: roundsIn("en"), allHref: "#/seckill" },
} satisfies Meta<typeof SeckillOffers>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 14:20, during the second round: the time left, and how much is claimed. */
export const Running: Story = {
  play: async ({ canvasElement }) => {
    const block = within(within(canvasElement).getByRole("region", { name: "Flash sale" }));
    await expect(block.getByRole("timer")).toHaveTextContent("03:40:00");
    await expect(block.getByRole("link", { name: "All rounds" })).toHaveAttribute("href", "#/seckill");
  },
};

/** 8:00, before the first round: when it starts. */
export const BeforeTheFirst: Story = {
  parameters: { runtime: { clock: createFrozenClock(shopMidnight + 8 * HOUR) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Starts at 10:00")).toBeVisible();
  },
};

/** A buyer whose clock shows another time: the zone of the hours is named. */
export const AnotherZone: Story = {
  args: { zone: "GMT+8" },
  parameters: { runtime: { clock: createFrozenClock(shopMidnight + 8 * HOUR) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Starts at 10:00 GMT+8")).toBeVisible();
  },
};

/** After the last round, or on a day without one: nothing renders. */
export const NoRounds: Story = {
  args: { rounds: [] },
  tags: ["no-visual"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("region")).not.toBeInTheDocument();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { rounds: roundsIn("zh") },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region", { name: "限时秒杀" })).toHaveTextContent("全部场次");
  },
};
