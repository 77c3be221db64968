"use client";
import { Heart, ShoppingCart } from "lucide-react";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsCard.css.ts";
import type { GoodsSummary } from "./GoodsSummary.ts";

interface GoodsCardActionsProps {
  goods: GoodsSummary;
  favourite: boolean;
  onFavourite: ((event: { goods: GoodsSummary; favourite: boolean }) => void) | undefined;
  onAdd: ((event: { goods: GoodsSummary }) => void) | undefined;
}

/** Heart and "Add n" over the picture: on hover and focus, always there under a finger. */
export function GoodsCardActions({ goods, favourite, onFavourite, onAdd }: GoodsCardActionsProps) {
  const { goods: words } = useMessages();
  const name = (action: string) => `${action}: ${goods.name}`;
  return (
    <>
      {onFavourite && (
        <button
          type="button"
          data-part="favourite"
          aria-pressed={favourite}
          aria-label={name(words.favourite)}
          title={favourite ? words.unfavourite : words.favourite}
          className={styles.favourite}
          onClick={() => onFavourite({ goods, favourite: !favourite })}
        >
          <Heart aria-hidden="true" className={styles.heart} />
        </button>
      )}
      {onAdd && !goods.soldOut && (
        <button
          type="button"
          data-part="add"
          aria-label={name(words.add({ count: goods.minimum ?? 1 }))}
          className={styles.add}
          onClick={() => onAdd({ goods })}
        >
          <ShoppingCart aria-hidden="true" className={styles.cart} />
          <span className={styles.addText}>{words.add({ count: goods.minimum ?? 1 })}</span>
        </button>
      )}
    </>
  );
}
