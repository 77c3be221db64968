import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { createFrozenClock } from "../../runtime/index.ts";
import { roundsIn, shopMidnight } from "../../testing/fixtures/rounds.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { SeckillBlock } from "./SeckillBlock.tsx";

const HOUR = 3_600_000;

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Today's flash sale, with rounds that begin and end on time."],
  avoid: [
    "Without rounds or without an end that is true: use `DiscountAdvertBlock`.",
    "For rounds in the JSON of a page: use `SeckillDataBlock`, which reads them.",
    "On the page of the sale itself: use `RoundStrip` with a list of products.",
  ],
  anatomy: [
    ["Head", "title, countdown and the link to all rounds"],
    ["Rounds", "their hours and states; the running one is chosen first"],
    ["Products", "up to ten of the chosen round; they scroll sideways"],
    ["Foot of a card", "share claimed, time of start, or “ended”"],
  ],
  accessibility: [
    "Rounds change on the hour by themselves; a round that the buyer chose stays chosen.",
    "The share claimed is read as a sentence, not only drawn as a bar.",
    "Name the `zone` if the hours aren't the buyer's own.",
  ],
};

const meta = {
  title: "Blocks/SeckillBlock",
  component: SeckillBlock,
  parameters: { guide },
  args: { rounds: roundsIn("en"), allHref: "#/seckill" },
} satisfies Meta<typeof SeckillBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 14:20, during the second round: the time left, and how much is claimed. */
export const Running: Story = {
  play: async ({ canvasElement }) => {
    const block = within(within(canvasElement).getByRole("region", { name: "Flash sale" }));
    await expect(block.getByRole("button", { name: "14:00 On now", pressed: true })).toBeVisible();
    await expect(block.getByRole("timer")).toHaveTextContent("03:40:00");
    await expect(block.getByRole("progressbar", { name: "62% claimed" })).toBeInTheDocument();
    await expect(block.getByRole("link", { name: /^All rounds/ })).toHaveAttribute("href", "#/seckill");
  },
};

/** A round that hasn't started: its start time, without a countdown or progress. */
export const NotStarted: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await userEvent.click(block.getByRole("button", { name: "18:00 Not started" }));
    await expect(block.queryByRole("timer")).not.toBeInTheDocument();
    await expect(block.getAllByText("Starts at 18:00")).not.toHaveLength(0);
    await expect(block.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};

/** A round that has ended shows zero. */
export const Ended: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await userEvent.click(block.getByRole("button", { name: "10:00 Ended" }));
    await expect(block.getByRole("timer")).toHaveTextContent("00:00:00");
  },
};

/** 8:00, before the first round: it shows the first round of the day. */
export const BeforeTheFirst: Story = {
  parameters: { runtime: { clock: createFrozenClock(shopMidnight + 8 * HOUR) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "10:00 Not started", pressed: true })).toBeVisible();
  },
};

/** A buyer whose clock shows another time: the zone of the hours is named. */
export const AnotherZone: Story = {
  args: { zone: "GMT+8" },
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getByText("Times are GMT+8")).toBeVisible();
    await userEvent.click(block.getByRole("button", { name: "18:00 Not started" }));
    await expect(block.getAllByText("Starts at 18:00 GMT+8")).not.toHaveLength(0);
  },
};

/** A day without a flash sale: nothing renders. */
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
    await expect(within(canvasElement).getByRole("region", { name: "限时秒杀" })).toHaveTextContent("距本场结束");
  },
};
