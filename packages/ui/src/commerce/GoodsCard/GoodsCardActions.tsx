"use client";
import Heart from "lucide-react/icons/heart";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsCard.css.ts";
import type { GoodsSummary } from "./goodsSummary.ts";

interface GoodsCardActionsProps {
  goods: GoodsSummary;
  favourite: boolean;
  onFavouriteChange: ((event: { goods: GoodsSummary; favourite: boolean }) => void) | undefined;
  onAddToCart: ((event: { goods: GoodsSummary }) => void) | undefined;
}

/** Heart and "Add" over the picture, shown on hover and focus, and always on touch screens. */
export function GoodsCardActions({ goods, favourite, onFavouriteChange, onAddToCart }: GoodsCardActionsProps) {
  const { goods: words } = useMessages();
  const name = (action: string) => `${action}: ${goods.name}`;
  return (
    <>
      {onFavouriteChange && (
        <button
          type="button"
          data-part="favourite"
          aria-pressed={favourite}
          aria-label={name(words.favourite)}
          title={favourite ? words.unfavourite : words.favourite}
          className={styles.favourite}
          onClick={() => onFavouriteChange({ goods, favourite: !favourite })}
        >
          <Heart aria-hidden="true" className={styles.heart} />
        </button>
      )}
      {onAddToCart && !goods.soldOut && (
        <button
          type="button"
          data-part="add"
          aria-label={name(words.add({ count: goods.minimum ?? 1 }))}
          className={styles.add}
          onClick={() => onAddToCart({ goods })}
        >
          <ShoppingCart aria-hidden="true" className={styles.cart} />
          <span className={styles.addText}>{words.add({ count: goods.minimum ?? 1 })}</span>
        </button>
      )}
    </>
  );
}
