import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Tag } from "../Tag/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Table, type TableProps } from "./Table.tsx";

interface Order {
  readonly sn: string;
  readonly placed: string;
  readonly state: string;
  readonly amount: string;
}

const orders: readonly Order[] = [
  { sn: "SD20261130000417", placed: "30 Nov 2026", state: "To pay", amount: "$253.02" },
  { sn: "SD20261128000392", placed: "28 Nov 2026", state: "Shipped", amount: "$1,284.60" },
];

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Several things with the same facts, to compare: a log of points, orders to reorder."],
  avoid: [
    "For facts about one thing: use `DescriptionList`.",
    "For products to choose from: use `GoodsGrid` or `GoodsLedger`.",
    "For layout: use `Grid`.",
  ],
  anatomy: [
    ["Caption", "what the table is about; may be left to screen readers"],
    ["Head", "a name for each column"],
    ["Rows", "on a phone each becomes a card that repeats the heads"],
    ["Empty", "a sentence instead of rows"],
  ],
  accessibility: [
    "It is a real table; mark with `rowHeader` the column that names the row.",
    "Align money and counts at the end, so that digits stand under each other.",
  ],
};

const meta = {
  title: "Primitives/Table",
  parameters: { guide },
  component: Table<Order>,
  args: {
    caption: "Orders",
    rows: orders,
    rowKey: (order: Order) => order.sn,
    columns: [
      { id: "sn", label: "Number", rowHeader: true, cell: ({ sn }: Order) => sn },
      { id: "placed", label: "Placed", cell: ({ placed }: Order) => placed },
      { id: "state", label: "State", cell: ({ state }: Order) => <Tag tone="brand">{state}</Tag> },
      { id: "amount", label: "Amount", align: "end", cell: ({ amount }: Order) => amount },
    ],
  },
} satisfies Meta<TableProps<Order>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** To compare; on a phone each order is a card. */
export const Orders: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole("table", { name: "Orders" }));
    await expect(table.getAllByRole("row")).toHaveLength(3);
    await expect(table.getByRole("rowheader", { name: "SD20261130000417" })).toBeVisible();
    await expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Number",
      "Placed",
      "State",
      "Amount",
    ]);
  },
};

/** A heading nearby says what it is about. */
export const CaptionForScreenReaders: Story = { args: { captionHidden: true } };

/** Nothing to show. */
export const Empty: Story = { args: { rows: [], empty: "No orders yet." } };

/** In Chinese. */
export const Chinese: Story = {
  args: {
    caption: "订单",
    columns: [
      { id: "sn", label: "订单编号", rowHeader: true, cell: ({ sn }: Order) => sn },
      { id: "amount", label: "金额", align: "end", cell: ({ amount }: Order) => amount },
    ],
  },
  globals: { locale: "zh" },
};
