"use client";
import type { ComponentPropsWithRef } from "react";
import { fieldsOf } from "../../internal/given.ts";
import {
  type BlockProps,
  type BlockReading,
  goodsOfItem,
  readBlock,
  readText,
  useLeftOut,
} from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";
import { type GoodsTab, TabbedGoods } from "../TabbedGoods/index.ts";

/** Props of {@link NotEnoughBlock}. */
export interface NotEnoughBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `notEnough`: products under tabs, or without tabs if the list is plain. Each tab can show more until nothing is left. */
export function NotEnoughBlock({ options: given, eager: _eager, ...rest }: NotEnoughBlockProps) {
  const options = fieldsOf(given);
  const reading = readBlock();
  const tabs = tabsOf(reading, options);
  useLeftOut(
    "notEnough",
    options,
    reading,
    tabs.every(({ goods }) => goods.length === 0),
  );
  return (
    <TabbedGoods data-component="NotEnoughBlock" title={readText(options.title)} tabs={tabs} expandable {...rest} />
  );
}

/** A list for each name, or one list of products. */
function tabsOf(reading: BlockReading, { list, navList }: BlockProps["options"]): readonly GoodsTab[] {
  const names: readonly unknown[] = Array.isArray(navList) ? navList : [];
  const labels = names.map((entry) => (isRecord(entry) ? readText(entry.title) : undefined));
  const isTabbed = Array.isArray(list) && list.some(Array.isArray) && labels.some(Boolean);
  if (!isTabbed) {
    const goods = reading.goods(Array.isArray(list) ? list.flat() : list, "list");
    return [{ label: "", goods: goods.map(goodsOfItem) }];
  }
  return list.flatMap((own: unknown, index): GoodsTab[] => {
    const label = labels[index];
    if (label) return [{ label, goods: reading.goods(own, `list.${index}`).map(goodsOfItem) }];
    reading.leave(`list.${index}`);
    return [];
  });
}
