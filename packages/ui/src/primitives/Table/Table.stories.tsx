import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Tag } from "../Tag/index.ts";
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

const meta = {
  title: "Primitives/Table",
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
