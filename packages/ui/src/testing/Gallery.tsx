import type { ReactNode } from "react";
import { caption, grid, half, page } from "./Gallery.css.ts";

/** Props of {@link Gallery}. */
export interface GalleryProps<Row extends string, Column extends string> {
  /** One row per value, such as the variants. */
  rows: readonly Row[];
  /** One column per value, such as the sizes and states. @default a single column */
  columns?: readonly Column[];
  /** Renders the component with that pair of values. `half` is part of names that must be unique on the page. */
  cell: (row: Row, column: Column, half: "ltr" | "rtl") => ReactNode;
}

function Half<Row extends string, Column extends string>({
  rows,
  columns = [],
  cell,
  dir,
}: GalleryProps<Row, Column> & { dir: "ltr" | "rtl" }) {
  const heads = columns.length > 0 ? columns : ([""] as unknown as readonly Column[]);
  return (
    <section dir={dir} aria-label={dir} className={half}>
      {rows.map((row) => (
        <div key={row} className={grid}>
          {heads.map((column) => (
            <div key={column}>
              <p className={caption}>{[row, column].filter(Boolean).join(" / ")}</p>
              {cell(row, column, dir)}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

/** The grid of every gallery story: all values, left to right and right to left. */
export function Gallery<Row extends string, Column extends string>(props: GalleryProps<Row, Column>) {
  return (
    <div className={page}>
      <Half {...props} dir="ltr" />
      <Half {...props} dir="rtl" />
    </div>
  );
}
