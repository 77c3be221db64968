import type { Amount } from "../../format/money.ts";
import { recordOf, textOf } from "../../internal/given.ts";
import type { Tier } from "../TierPrices/index.ts";

/** A product as a card shows it. */
export interface GoodsSummary {
  readonly id: string;
  /** Link to the product's page; if empty, the card is not a link. */
  readonly href: string;
  readonly name: string;
  /** Address of the picture, without `?w=`. */
  readonly image: string;
  /** Whole cents as `{ minorUnits: 1299 }`, or units as a number or text. Null is a dash; undefined shows nothing. */
  readonly price: Amount | null | undefined;
  /** Former price, struck through if higher. */
  readonly was?: Amount | null | undefined;
  /** Minimum order quantity. */
  readonly minimum?: number | undefined;
  /** The next batch price above the minimum: from how many pieces on, and what one costs then. */
  readonly batch?: Tier | undefined;
  /** Pieces sold so far. */
  readonly sold?: number | undefined;
  /** Average rating, 0 to 5. */
  readonly rating?: number | undefined;
  readonly soldOut?: boolean | undefined;
  /** Whether it is made only once it is ordered, so that the buyer waits. */
  readonly madeToOrder?: boolean | undefined;
  /** Whether the store has stopped selling it. */
  readonly offShelf?: boolean | undefined;
  /** Date a sold-out product is back, in words of the page's language. */
  readonly backOn?: string | undefined;
  readonly storeName?: string | undefined;
  /** Pieces in the buyer's cart, of all variants. */
  readonly inCart?: number | undefined;
  /** A sentence about it, or why it is shown, such as "You viewed teapots"; cut after two lines. */
  readonly reason?: string | undefined;
}

/** A product as it was given, with a name in any case. */
export function goodsOf(given: GoodsSummary): GoodsSummary {
  const goods = recordOf(given, ["batch"]);
  return typeof goods.name === "string" ? goods : { ...goods, name: textOf(goods.name) };
}
