"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";

/** What a buyer can do with the goods of blocks. */
export interface GoodsActions {
  /** "Add n" pressed. Without it goods have no such button. */
  onAddToCart?: ((event: { goods: GoodsSummary }) => void) | undefined;
  /** Heart pressed on a card. Without it the cards have no hearts. */
  onFavouriteChange?: ((event: { goods: GoodsSummary; favourite: boolean }) => void) | undefined;
  /** Whether goods are a favourite; without it none is. */
  isFavourite?: ((goods: GoodsSummary) => boolean) | undefined;
}

const ActionsContext = createContext<GoodsActions>({});

/** Props of {@link GoodsActionsProvider}. */
export interface GoodsActionsProviderProps extends GoodsActions {
  children?: ReactNode;
}

/** Gives the goods of all blocks inside it their buttons; without it they only lead to their pages. */
export function GoodsActionsProvider({ children, ...actions }: GoodsActionsProviderProps) {
  return <ActionsContext value={actions}>{children}</ActionsContext>;
}

/** What the nearest {@link GoodsActionsProvider} offers. */
export function useGoodsActions(): GoodsActions {
  return useContext(ActionsContext);
}
