import type { StockKind } from "#server/db/schema/catalogue.ts";
import { type Cells, saysSome } from "./cells.ts";
import type { Line } from "./productLines.ts";
import type { TableRow } from "./tableRow.ts";

/** How many pieces there are, and whether more can be ordered. `pieces` means nothing of what nobody counts. */
export interface VariantStock {
  kind: StockKind;
  pieces: number;
}

/** Pieces of new variants for which the files have none; null: sold out, and said so. */
export type GivenStock = number | "uncounted" | null;

/**
 * The stock of a variant; null leaves it as it is. Without a tracker nobody counts it, unless there is a number; with the
 * policy "continue" it is made to order where none is there. A new variant of which nobody says how many there are is
 * sold out; one that was so before gets what was given for such.
 */
export function stockOf(
  cells: Cells,
  row: TableRow,
  known: Line | undefined,
  { stock }: { stock: GivenStock },
): VariantStock | null {
  if (saysSome(row.text("quantity"))) {
    cells.note("changed", "quantity", `"${row.text("quantity")}" says no number, so nobody counts the pieces.`);
    return { kind: "UNCOUNTED", pieces: 0 };
  }
  const goesOn = ["continue", "true", "yes"].includes(row.text("policy").toLowerCase());
  const pieces = cells.stock(goesOn);
  if (isUncounted(row, known, pieces)) return { kind: "UNCOUNTED", pieces: 0 };
  const kind: StockKind = goesOn ? "TO_ORDER" : "COUNTED";
  if (pieces !== null) return { kind, pieces };
  const before = known && kindOf(known);
  const given: VariantStock | null =
    stock === "uncounted" ? { kind: "UNCOUNTED", pieces: 0 } : stock === null ? null : { kind, pieces: stock };
  if (before === kind) return known?.quantity === "0" && kind === "COUNTED" && row.columns.size > 0 ? given : null;
  if (before !== undefined && before !== "UNCOUNTED") return { kind, pieces: Number(known?.quantity ?? 0) };
  if (given) return given;
  if (kind === "TO_ORDER") return { kind, pieces: 0 };
  const why = row.columns.has("quantity") ? "the cell is empty" : "the file has no quantity column";
  // What can't be read was told.
  const reason = row.text("quantity") === "" ? `: ${why}` : "";
  cells.note("soldOut", "quantity", `no stock, so it shows as sold out${reason}; give --stock 20 or --untracked.`);
  return { kind, pieces: 0 };
}

function isUncounted(row: TableRow, known: Line | undefined, pieces: number | null): boolean {
  if (row.text("tracker") !== "") return false;
  if (row.columns.has("tracker")) return pieces === null || pieces === 0;
  return known !== undefined && kindOf(known) === "UNCOUNTED" && pieces === null;
}

function kindOf({ tracker, policy }: Line): StockKind {
  if (tracker === "") return "UNCOUNTED";
  return policy === "continue" ? "TO_ORDER" : "COUNTED";
}
