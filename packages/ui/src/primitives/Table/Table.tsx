import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { listOf, recordsOf } from "../../internal/given.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Table.css.ts";

/** They keep the table a table where the style for phones makes its parts blocks; browsers differ in what they make of that. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** A column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Name in code. */
  readonly id: string;
  /** The head of the column. On a phone, where rows become cards, it stands before each value. */
  readonly label: string;
  /** What a row shows here. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for money and counts. @default "start" */
  readonly align?: "start" | "end" | undefined;
  /** Whether its value names the row, for screen readers. @default false */
  readonly rowHeader?: boolean | undefined;
}

/** Props of {@link Table}. */
export interface TableProps<Row> extends Omit<ComponentPropsWithRef<"table">, "children"> {
  /** What the table is about. */
  caption: ReactNode;
  /** Leaves the caption to screen readers, where a heading says it. @default false */
  captionHidden?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Names a row in code. */
  rowKey: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode | undefined;
}

/** Things with the same facts, to compare: on a phone each becomes a card. For facts about one thing use `DescriptionList`. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionHidden = false,
    columns: givenColumns,
    rows: givenRows,
    rowKey,
    empty,
    className,
    ...rest
  } = props;
  const columns = recordsOf(givenColumns);
  const rows = listOf(givenRows);
  return (
    <table data-component="Table" {...roles.table} {...rest} className={clsx(styles.table, className)}>
      <caption className={captionHidden ? undefined : styles.caption}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead {...roles.rowgroup} className={styles.head}>
        <tr {...roles.row}>
          {columns.map(({ id, label, align }) => (
            <th key={id} {...roles.columnheader} scope="col" className={styles.headCell({ align })}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className={styles.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...roles.row} className={styles.row}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
        {rows.length === 0 && empty ? (
          <tr {...roles.row}>
            <td {...roles.cell} colSpan={columns.length} className={styles.empty}>
              {empty}
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { label, cell, align, rowHeader = false } = column;
  const content = (
    <>
      <span aria-hidden="true" data-part="label" className={styles.label}>
        {label}
      </span>
      <span className={styles.value}>{cell(row)}</span>
    </>
  );
  return rowHeader ? (
    <th {...roles.rowheader} scope="row" className={styles.dataCell({ align })}>
      {content}
    </th>
  ) : (
    <td {...roles.cell} className={styles.dataCell({ align })}>
      {content}
    </td>
  );
}
