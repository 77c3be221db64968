"use client";
import type { ComponentPropsWithRef } from "react";
import { type BlockProps, goodsOfItem, isRecord, readItems, readText } from "../BlockPage/index.ts";
import { type GoodsTab, TabbedGoods } from "../TabbedGoods/index.ts";

/** Props of {@link GoodsTypeBlock}. */
export interface GoodsTypeBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `goodsType`: products under tabs by label. */
export function GoodsTypeBlock({ options, eager: _eager, ...rest }: GoodsTypeBlockProps) {
  return (
    <TabbedGoods
      data-component="GoodsTypeBlock"
      title={readText(options.title)}
      note={readText(options.secondTitle)}
      tabs={tabsOf(options)}
      {...rest}
    />
  );
}

/** A product belongs to the label with its `___index`, or to the first one. */
function tabsOf(options: BlockProps["options"]): readonly GoodsTab[] {
  const labels = Array.isArray(options.labels) ? options.labels.filter(isRecord) : [];
  const list = Array.isArray(options.list) ? options.list.filter(isRecord) : [];
  return labels.flatMap((entry, position) => {
    const label = readText(entry.label);
    const own = list.filter((item) => (item.___index ?? 0) === (entry.___index ?? position));
    return label ? [{ label, goods: readItems(own).map(goodsOfItem) }] : [];
  });
}
