"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";

/** What a buyer can do with products in blocks. */
export interface GoodsActions {
  /** Called when "Add" is pressed. Without it there is no such button. */
  onAddToCart?: ((event: { goods: GoodsSummary }) => void) | undefined;
  /** Called when a card's heart is pressed. Without it cards have no hearts. */
  onFavouriteChange?: ((event: { goods: GoodsSummary; favourite: boolean }) => void) | undefined;
  /** Whether a product is a favourite. Without it, none is. */
  isFavourite?: ((goods: GoodsSummary) => boolean) | undefined;
}

const ActionsContext = createContext<GoodsActions>({});

/** Props of {@link GoodsActionsProvider}. */
export interface GoodsActionsProviderProps extends GoodsActions {
  children?: ReactNode;
}

/** Gives the products of all blocks inside it their buttons. Without it they only link to their pages. */
export function GoodsActionsProvider({ children, ...actions }: GoodsActionsProviderProps) {
  return <ActionsContext value={actions}>{children}</ActionsContext>;
}

/** What the nearest {@link GoodsActionsProvider} offers. */
export function useGoodsActions(): GoodsActions {
  return useContext(ActionsContext);
}
