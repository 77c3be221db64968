import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Table, type TableProps } from "./Table.tsx";

type Row = readonly [name: string, count: string];

const rows: readonly Row[] = [
  ["Windproof folding umbrella, 8 fibreglass ribs, in mixed colours by the carton", "240"],
  ["Mug", "1,284"],
];

const meta = {
  title: "Primitives/Table/Gallery",
  component: Table<Row>,
  tags: ["gallery", "!autodocs"],
  args: { caption: "", columns: [], rows: [], rowKey: ([name]: Row) => name },
} satisfies Meta<TableProps<Row>>;
export default meta;

/** Long words, numbers, and no rows. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["rows", "empty"]}
      cell={(state, _, half) => (
        <Table<Row>
          caption={`Goods ${half}`}
          rows={state === "rows" ? rows : []}
          rowKey={([name]) => name}
          empty="No goods."
          columns={[
            { id: "name", label: "Goods", rowHeader: true, cell: ([name]) => name },
            { id: "count", label: "Pieces", align: "end", cell: ([, count]) => count },
          ]}
        />
      )}
    />
  ),
};
