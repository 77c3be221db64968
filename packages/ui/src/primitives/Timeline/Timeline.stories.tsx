import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Timeline } from "./Timeline.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["What has happened, with times: a parcel's tracking, the course of an after-sale."],
  avoid: ["For stages to come: use `Steps`.", "For figures: use `Table`."],
  anatomy: [
    ["Event", "newest first, one sentence each"],
    ["Time", "in the shop's zone and the page's language"],
  ],
  accessibility: ["It is a list; the newest event is heard first.", "The marks are decorative."],
};

const meta = {
  title: "Primitives/Timeline",
  parameters: { guide },
  component: Timeline,
  args: {
    events: [
      { key: "4", text: "Refund sent to wallet", time: "20 Nov, 09:12" },
      { key: "3", text: "Store received the parcel", time: "19 Nov, 10:40" },
      { key: "2", text: "Return shipped, 3 pcs", time: "14 Nov, 16:02" },
      { key: "1", text: "Request approved", time: "13 Nov, 09:15" },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A return, newest event first. */
export const Return: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")[0]).toHaveTextContent("Refund sent to wallet");
  },
};

/** A single event has no line. */
export const Single: Story = { args: { events: [{ key: "1", text: "Order placed", time: "18 Nov, 15:47" }] } };

/** In Chinese. */
export const Chinese: Story = {
  args: {
    events: [
      { key: "2", text: "订单已付款", time: "11月18日 15:49" },
      { key: "1", text: "订单已提交", time: "11月18日 15:47" },
    ],
  },
  globals: { locale: "zh" },
};
