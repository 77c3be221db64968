/** They keep the table a table where the style for narrow places makes its parts grids; browsers differ in what they make of that. */
export const cell = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
