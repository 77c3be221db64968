import type { GoodsCardProps, GoodsSummary } from "../../commerce/GoodsCard/index.ts";

/** What a buyer can do with the goods of a block. */
export interface GoodsActions {
  /** "Add n" pressed on a card. Without it the cards have no such button. */
  onAdd?: ((event: { goods: GoodsSummary }) => void) | undefined;
  /** Heart pressed on a card. Without it the cards have no hearts. */
  onFavourite?: ((event: { goods: GoodsSummary; favourite: boolean }) => void) | undefined;
  /** Whether goods are a favourite; without it none is. */
  isFavourite?: ((goods: GoodsSummary) => boolean) | undefined;
}

/** The same for one card. */
export function actionsOf(
  goods: GoodsSummary,
  { onAdd, onFavourite, isFavourite }: GoodsActions,
): Pick<GoodsCardProps, "onAdd" | "onFavourite" | "favourite"> {
  return { onAdd, onFavourite, favourite: isFavourite?.(goods) };
}
