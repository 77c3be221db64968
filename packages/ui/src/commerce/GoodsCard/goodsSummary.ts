/** What a card tells about goods; prices in units of the currency, ready from the answer of a list call. */
export interface GoodsSummary {
  readonly id: string;
  /** Address of the goods' page; an empty one makes the card no link. */
  readonly href: string;
  readonly name: string;
  /** Address of the picture, without `?w=`. */
  readonly image: string;
  readonly price: unknown;
  /** Former price; shown struck when it is higher. */
  readonly was?: unknown;
  /** Smallest count one may buy. */
  readonly minimum?: number | undefined;
  /** Pieces sold so far. */
  readonly sold?: number | undefined;
  /** Mean grade, 0 to 5. */
  readonly rating?: number | undefined;
  readonly soldOut?: boolean | undefined;
  /** The store no longer sells them: they are shown for those who remember them. */
  readonly offShelf?: boolean | undefined;
  /** Day on which sold-out goods come back, in words of the page's language. */
  readonly backOn?: string | undefined;
  readonly storeName?: string | undefined;
  /** Why these goods are shown: "You viewed teapots". */
  readonly reason?: string | undefined;
}
