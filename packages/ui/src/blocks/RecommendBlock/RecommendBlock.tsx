"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { GoodsGrid } from "../../commerce/GoodsGrid/index.ts";
import { BlockHeader } from "../BlockHeader/index.ts";
import { BlockGoodsCard, type BlockProps, goodsOfItem, readItems, readText } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";
import * as styles from "./RecommendBlock.css.ts";

/** Props of {@link RecommendBlock}. */
export interface RecommendBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `recommend`: a title and one row of products, a rail on a phone. Older pages hold them in two halves. */
export function RecommendBlock({ options, eager, className, ...rest }: RecommendBlockProps) {
  const left = isRecord(options.contentLeft) ? options.contentLeft : {};
  const right = isRecord(options.contentRight) ? options.contentRight : {};
  const own = readItems(options.list);
  const items = own.length > 0 ? own : [...readItems(left.list), ...readItems(right.list)];
  const goods = items.slice(0, 6).map(goodsOfItem);
  if (goods.length === 0) return null;
  const title = readText(options.title) ?? readText(left.title) ?? readText(right.title);
  return (
    <section data-component="RecommendBlock" aria-label={title} {...rest} className={clsx(styles.root, className)}>
      {title && (
        <BlockHeader
          title={title}
          note={readText(options.secondTitle) ?? readText(left.secondTitle)}
          moreHref={readText(options.url) ?? readText(left.url)}
        />
      )}
      <GoodsGrid layout="rail">
        {goods.map((item) => (
          <BlockGoodsCard key={item.id} goods={item} eager={eager} />
        ))}
      </GoodsGrid>
    </section>
  );
}
