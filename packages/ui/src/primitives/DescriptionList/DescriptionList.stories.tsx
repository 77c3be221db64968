import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { DescriptionList } from "./DescriptionList.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Facts about one thing: an order's address, time and number."],
  avoid: ["For many things with the same facts: use `Table`.", "For sums: use `AmountSummary`."],
  anatomy: [
    ["Term", "what the fact is"],
    ["Details", "beside it, or under it on a phone"],
  ],
  accessibility: [
    "It is a description list, so screen readers read term and details together.",
    "Keep terms short: they are heard before every fact.",
  ],
};

const meta = {
  title: "Primitives/DescriptionList",
  component: DescriptionList,
  parameters: { guide },
  args: {
    items: [
      { term: "Order number", details: "SD20261130000417" },
      { term: "Placed", details: "30 Nov 2026, 14:05" },
      { term: "Ship to", details: "Mei Tanaka, Keizersgracht 220, 1016 DZ Amsterdam, Netherlands" },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width="column">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Facts about an order. */
export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Order number",
      "Placed",
      "Ship to",
    ]);
  },
};

/** Amounts at the end of the line. */
export const Between: Story = {
  args: {
    layout: "between",
    items: [
      { term: "Goods", details: "$286.80" },
      { term: "Shipping", details: "$17.30" },
    ],
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    lined: true,
    items: [
      { term: "订单编号", details: "SD20261130000417" },
      { term: "下单时间", details: "2026年11月30日 14:05" },
    ],
  },
  globals: { locale: "zh" },
};
