import type { Amount } from "../../format/money.ts";
import type { GoodsSummary } from "../GoodsCard/index.ts";

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
