import type { Amount } from "../../format/money.ts";
import { recordOf, textOf } from "../../internal/given.ts";
import type { Tier } from "../TierPrices/index.ts";

/** A line of the cart. */
export interface CartLineSummary {
  readonly skuId: string;
  readonly href: string;
  readonly name: string;
  readonly image: string;
  /** Specification values as one text: "Violet, 58 cm". */
  readonly specs?: string | undefined;
  readonly price: Amount;
  /** Former price, shown struck through. */
  readonly was?: Amount | undefined;
  readonly num: number;
  readonly minimum: number;
  /** Pieces in stock. */
  readonly stock: number;
  /** Batch prices, ascending by `num`: the line then says what the next one saves. */
  readonly tiers?: readonly Tier[] | undefined;
  /** Pieces of other variants in the cart that count towards the same batch price. @default 0 */
  readonly others?: number | undefined;
  readonly subTotal: Amount;
  readonly checked: boolean;
  /** No longer for sale: it can only be removed. */
  readonly invalid: boolean;
  /** What is wrong with the line, in the buyer's language. */
  readonly problem?: string | undefined;
  /** What has changed since the buyer added it, such as the price. */
  readonly note?: string | undefined;
}

/** A line as it was given, with a name in any case. */
export function cartLineOf(given: CartLineSummary): CartLineSummary {
  const line = recordOf(given, ["tiers"]);
  return typeof line.name === "string" ? line : { ...line, name: textOf(line.name) };
}
