/** What a card tells about goods; prices in units of the currency, ready from the answer of a list call. */
export interface GoodsSummary {
  readonly id: string;
  /** Address of the goods' page. */
  readonly href: string;
  readonly name: string;
  /** Address of the picture, without `?w=`. */
  readonly image: string;
  readonly price: unknown;
  /** Former price; shown struck when it is higher. */
  readonly was?: unknown;
  /** Smallest count one may buy. */
  readonly minimum?: number;
  /** Pieces sold so far. */
  readonly sold?: number;
  /** Mean grade, 0 to 5. */
  readonly rating?: number;
  readonly soldOut?: boolean;
  readonly storeName?: string;
  /** Why these goods are shown: "You viewed teapots". */
  readonly reason?: string;
}
