"use client";
import Heart from "lucide-react/icons/heart";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsCard.css.ts";
import type { GoodsSummary } from "./goodsSummary.ts";

export interface GoodsCardHeartProps {
  goods: GoodsSummary;
  favourite: boolean;
  onFavouriteChange: (event: { goods: GoodsSummary; favourite: boolean }) => void;
}

/** The heart on the picture: on hover and focus, and always on touch screens and for a favourite. */
export function GoodsCardHeart({ goods, favourite, onFavouriteChange }: GoodsCardHeartProps) {
  const { goods: words } = useMessages();
  return (
    <button
      type="button"
      data-part="favourite"
      aria-pressed={favourite}
      aria-label={`${words.favourite}: ${goods.name}`}
      title={favourite ? words.unfavourite : words.favourite}
      className={styles.favourite}
      onClick={() => onFavouriteChange({ goods, favourite: !favourite })}
    >
      <Heart aria-hidden="true" className={styles.heart} />
    </button>
  );
}
