"use client";
import { GoodsCard, type GoodsCardProps } from "../../commerce/GoodsCard/index.ts";
import { useGoodsActions } from "./GoodsActionsProvider.tsx";

/** Props of {@link BlockGoodsCard}. */
export type BlockGoodsCardProps = Omit<GoodsCardProps, "onAddToCart" | "onFavouriteChange" | "favourite">;

/** A card of goods in a block: its buttons are those that the page offers (`GoodsActionsProvider`). */
export function BlockGoodsCard(props: BlockGoodsCardProps) {
  const { onAddToCart, onFavouriteChange, isFavourite } = useGoodsActions();
  return (
    <GoodsCard
      {...props}
      onAddToCart={onAddToCart}
      onFavouriteChange={onFavouriteChange}
      favourite={isFavourite?.(props.goods) ?? false}
    />
  );
}
