"use client";
import { createContext, type ReactNode, useContext } from "react";

/** Reading direction of a page. */
export type Direction = "ltr" | "rtl";

const DirectionContext = createContext<Direction>("ltr");

/** Props of {@link DirectionProvider}. */
export interface DirectionProviderProps {
  /** The same value as the page's `dir` attribute. @default "ltr" */
  direction?: Direction | undefined;
  children?: ReactNode;
}

/** Provides the reading direction for keyboard handling; styles follow the `dir` attribute. */
export function DirectionProvider({ direction = "ltr", children }: DirectionProviderProps) {
  return <DirectionContext value={direction}>{children}</DirectionContext>;
}

/** The reading direction, for arrow keys and radix components. */
export function useDirection(): Direction {
  return useContext(DirectionContext);
}
