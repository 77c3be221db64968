/** A line of the cart. Prices are in units of the currency. */
export interface CartLineSummary {
  readonly skuId: string;
  readonly href: string;
  readonly name: string;
  readonly image: string;
  /** Specification values as one text: "Violet, 58 cm". */
  readonly specs?: string | undefined;
  readonly price: number;
  /** Struck beside the price: what it cost before. */
  readonly was?: number | undefined;
  readonly num: number;
  readonly minimum: number;
  /** Pieces in stock. */
  readonly stock: number;
  readonly subTotal: number;
  readonly checked: boolean;
  /** Can no longer be bought; it can only be removed. */
  readonly invalid: boolean;
  /** What is wrong with the line, in the buyer's language. */
  readonly problem?: string | undefined;
  /** What changed since it was put in, such as a price. */
  readonly note?: string | undefined;
}
