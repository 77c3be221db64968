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

/** Props of {@link GoodsTypeBlock}. */
export interface GoodsTypeBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `goodsType`: products under tabs by label, or without tabs if there are no labels. */
export function GoodsTypeBlock({ options: given, eager: _eager, ...rest }: GoodsTypeBlockProps) {
  const options = fieldsOf(given);
  const reading = readBlock();
  const tabs = tabsOf(reading, options);
  useLeftOut(
    "goodsType",
    options,
    reading,
    tabs.every(({ goods }) => goods.length === 0),
  );
  return (
    <TabbedGoods
      data-component="GoodsTypeBlock"
      title={readText(options.title)}
      note={readText(options.secondTitle)}
      tabs={tabs}
      {...rest}
    />
  );
}

/** `___index` in the data assigns a product to a label; without it, the first label is used. */
function tabsOf(reading: BlockReading, options: BlockProps["options"]): readonly GoodsTab[] {
  const labels = reading.entries(options.labels, "labels", (entry) => {
    const label = isRecord(entry) ? readText(entry.label) : undefined;
    return isRecord(entry) && label ? { label, number: entry.___index } : undefined;
  });
  const numbers = labels.map(({ number }, position) => number ?? position);
  const placed = reading.entries(options.list, "list", (entry, path) => {
    const number = (isRecord(entry) ? entry.___index : undefined) ?? 0;
    const item = reading.item(entry, path);
    return item && (labels.length === 0 || numbers.includes(number)) ? { item, number } : undefined;
  });
  if (labels.length === 0) return [{ label: "", goods: placed.map(({ item }, index) => goodsOfItem(item, index)) }];
  return labels.map(({ label }, position) => ({
    label,
    goods: placed
      .filter(({ number }) => number === numbers[position])
      .map(({ item }, index) => goodsOfItem(item, index)),
  }));
}
