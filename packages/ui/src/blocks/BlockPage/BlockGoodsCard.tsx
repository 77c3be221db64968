"use client";
import { GoodsCard, type GoodsCardProps } from "../../commerce/GoodsCard/index.ts";
import { useBlockLevel } from "./blockHeadings.tsx";
import { useGoodsActions } from "./GoodsActionsProvider.tsx";

/** Props of {@link BlockGoodsCard}. */
export type BlockGoodsCardProps = Omit<GoodsCardProps, "onAddToCart" | "onFavouriteChange" | "favourite">;

/** A product card in a block. Its buttons are the actions that `GoodsActionsProvider` offers. */
export function BlockGoodsCard(props: BlockGoodsCardProps) {
  const { onAddToCart, onFavouriteChange, isFavourite } = useGoodsActions();
  const headingLevel = useBlockLevel(1);
  return (
    <GoodsCard
      headingLevel={headingLevel}
      {...props}
      onAddToCart={onAddToCart}
      onFavouriteChange={onFavouriteChange}
      favourite={isFavourite?.(props.goods) ?? false}
    />
  );
}
