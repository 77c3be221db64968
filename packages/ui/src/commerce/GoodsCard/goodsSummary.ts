/** A product as a card shows it. Prices are in units of the currency. */
export interface GoodsSummary {
  readonly id: string;
  /** Link to the product's page; if empty, the card is not a link. */
  readonly href: string;
  readonly name: string;
  /** Address of the picture, without `?w=`. */
  readonly image: string;
  readonly price: unknown;
  /** Former price, struck through if higher. */
  readonly was?: unknown;
  /** Minimum order quantity. */
  readonly minimum?: number | undefined;
  /** Pieces sold so far. */
  readonly sold?: number | undefined;
  /** Average rating, 0 to 5. */
  readonly rating?: number | undefined;
  readonly soldOut?: boolean | undefined;
  /** Whether the store has stopped selling it. */
  readonly offShelf?: boolean | undefined;
  /** Date a sold-out product is back, in words of the page's language. */
  readonly backOn?: string | undefined;
  readonly storeName?: string | undefined;
  /** Why it is shown, such as "You viewed teapots". */
  readonly reason?: string | undefined;
}
