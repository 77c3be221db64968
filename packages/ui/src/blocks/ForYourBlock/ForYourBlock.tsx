"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";
import { GoodsGrid } from "../../commerce/GoodsGrid/index.ts";
import { BlockHeader } from "../BlockHeader/index.ts";
import { BlockGoodsCard, type BlockProps, goodsOfItem, readItems, readText } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";
import * as styles from "./ForYourBlock.css.ts";

/** Props of {@link ForYourBlock}. */
export interface ForYourBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `forYour`: recommended products, each with the reason it is shown. */
export function ForYourBlock({ options, eager, className, ...rest }: ForYourBlockProps) {
  const data = isRecord(options.data) ? options.data : {};
  const goods = readItems(data.list)
    .slice(0, 6)
    .map((item, index): GoodsSummary => ({ ...goodsOfItem(item, index), reason: item.describe }));
  if (goods.length === 0) return null;
  const title = readText(options.title);
  return (
    <section data-component="ForYourBlock" aria-label={title} {...rest} className={clsx(styles.root, className)}>
      {title && <BlockHeader title={title} note={readText(options.secondTitle)} moreHref={readText(options.url)} />}
      <GoodsGrid layout="rail">
        {goods.map((item) => (
          <BlockGoodsCard key={item.id} goods={item} eager={eager} />
        ))}
      </GoodsGrid>
    </section>
  );
}
