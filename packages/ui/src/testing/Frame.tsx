import type { ReactNode } from "react";
import { frame } from "./Frame.css.ts";

/** Props of {@link Frame}. */
export interface FrameProps {
  /** The place: a card of a rail or grid, a drawer, a panel, a column of text, or the page. */
  width: keyof typeof frame;
  children: ReactNode;
}

/** Gives a component the width it has in the shop, but never more than the window's. */
export function Frame({ width, children }: FrameProps) {
  return <div className={frame[width]}>{children}</div>;
}
