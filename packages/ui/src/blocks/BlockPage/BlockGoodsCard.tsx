"use client";
import { GoodsCard, type GoodsCardProps } from "../../commerce/GoodsCard/index.ts";
import { useBlockLevel } from "./blockHeadings.tsx";
import { useGoodsActions } from "./GoodsActionsProvider.tsx";

/** Props of {@link BlockGoodsCard}. */
export type BlockGoodsCardProps = Omit<GoodsCardProps, "onAddToCart" | "onFavouriteChange" | "favourite">;

/**
 * A product card in a block. Its buttons are the actions that `GoodsActionsProvider` offers, as far as they make sense: an item
 * without a link has none, and one without a price cannot be added.
 */
export function BlockGoodsCard(props: BlockGoodsCardProps) {
  const { onAddToCart, onFavouriteChange, isFavourite } = useGoodsActions();
  const headingLevel = useBlockLevel(1);
  const { href, price } = props.goods;
  return (
    <GoodsCard
      headingLevel={headingLevel}
      {...props}
      onAddToCart={href && price !== undefined ? onAddToCart : undefined}
      onFavouriteChange={href ? onFavouriteChange : undefined}
      favourite={isFavourite?.(props.goods) ?? false}
    />
  );
}
