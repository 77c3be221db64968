"use client";
import { GoodsCard, type GoodsCardProps } from "../../commerce/GoodsCard/index.ts";
import { useGoodsActions } from "./GoodsActionsProvider.tsx";

/** Props of {@link BlockGoodsCard}. */
export type BlockGoodsCardProps = Omit<GoodsCardProps, "onAdd" | "onFavourite" | "favourite">;

/** A card of goods in a block: its buttons are those that the page offers (`GoodsActionsProvider`). */
export function BlockGoodsCard(props: BlockGoodsCardProps) {
  const { onAdd, onFavourite, isFavourite } = useGoodsActions();
  return (
    <GoodsCard {...props} onAdd={onAdd} onFavourite={onFavourite} favourite={isFavourite?.(props.goods) ?? false} />
  );
}
