"use client";
import type { ComponentPropsWithRef } from "react";
import { type BlockProps, goodsOfItem, readItems, readText } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";
import { TabbedGoods } from "../TabbedGoods/index.ts";

/** Props of {@link NotEnoughBlock}. */
export interface NotEnoughBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `notEnough`: products under tabs. Each tab can show more until nothing is left. */
export function NotEnoughBlock({ options, eager: _eager, ...rest }: NotEnoughBlockProps) {
  const lists: readonly unknown[] = Array.isArray(options.list) ? options.list : [];
  const names: readonly unknown[] = Array.isArray(options.navList) ? options.navList : [];
  const tabs = names.flatMap((entry, index) => {
    const label = isRecord(entry) ? readText(entry.title) : undefined;
    return label ? [{ label, goods: readItems(lists[index]).map(goodsOfItem) }] : [];
  });
  return (
    <TabbedGoods data-component="NotEnoughBlock" title={readText(options.title)} tabs={tabs} expandable {...rest} />
  );
}
