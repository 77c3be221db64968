import type { Amount } from "../../format/money.ts";
import { recordsOf } from "../../internal/given.ts";
import { type GoodsSummary, goodsOf } from "../GoodsCard/goodsSummary.ts";

/** A product in a ledger. */
export interface LedgerRow {
  readonly goods: GoodsSummary;
  /** The price of one piece at each of the ledger's quantities; undefined below the minimum. */
  readonly prices: readonly (Amount | undefined)[];
  /** How soon it leaves the warehouse, in words: "48 hours". */
  readonly dispatch?: string | undefined;
  /** Pieces in stock. */
  readonly stock?: number | undefined;
  /** The chosen pieces; 0 for none. */
  readonly count: number;
  /** What the chosen pieces cost together. */
  readonly amount?: Amount | undefined;
}

/** Rows as they were given, each with a product in any case. */
export function rowsOf(given: readonly LedgerRow[]): readonly LedgerRow[] {
  return recordsOf(given, ["goods"]).map((row) => ({ ...row, goods: goodsOf(row.goods) }));
}
