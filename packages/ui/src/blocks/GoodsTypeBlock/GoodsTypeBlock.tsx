"use client";
import type { ComponentPropsWithRef } from "react";
import { type BlockProps, goodsOfItem, readItems, readText } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";
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

/** `___index` in the data assigns a product to a label; without it, the first label is used. */
function tabsOf(options: BlockProps["options"]): readonly GoodsTab[] {
  const labels = Array.isArray(options.labels) ? options.labels.filter(isRecord) : [];
  const list = Array.isArray(options.list) ? options.list.filter(isRecord) : [];
  return labels.flatMap((entry, position) => {
    const label = readText(entry.label);
    const own = list.filter((item) => (item.___index ?? 0) === (entry.___index ?? position));
    return label ? [{ label, goods: readItems(own).map(goodsOfItem) }] : [];
  });
}
