"use client";
import { clsx } from "clsx";
import { Children, type ComponentPropsWithRef } from "react";
import { goodsGrid } from "./GoodsGrid.css.ts";

/** Props of {@link GoodsGrid}. */
export interface GoodsGridProps extends ComponentPropsWithRef<"ul"> {
  /**
   * `home` has up to six columns, `list` up to seven. `rail` is one row that scrolls sideways until six fit. @default "home"
   */
  layout?: "home" | "list" | "rail" | undefined;
}

/** A grid of cards: two columns on a phone, up to six on a desktop. Each child becomes a list item. */
export function GoodsGrid({ layout = "home", className, children, ...rest }: GoodsGridProps) {
  return (
    <ul data-component="GoodsGrid" {...rest} className={clsx(goodsGrid({ layout }), className)}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
