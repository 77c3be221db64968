"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { GoodsGrid } from "../../commerce/GoodsGrid/index.ts";
import { fieldsOf } from "../../internal/given.ts";
import { BlockHeader } from "../BlockHeader/index.ts";
import { BlockGoodsCard, type BlockProps, goodsOfItem, readBlock, readText, useLeftOut } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";
import * as styles from "./RecommendBlock.css.ts";

/** Props of {@link RecommendBlock}. */
export interface RecommendBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

const MOST = 6;

/** Block `recommend`: a title and one row of products, a rail on a phone. Older pages hold them in two halves. */
export function RecommendBlock({ options: given, eager, className, ...rest }: RecommendBlockProps) {
  const options = fieldsOf(given);
  const left = isRecord(options.contentLeft) ? options.contentLeft : {};
  const right = isRecord(options.contentRight) ? options.contentRight : {};
  const reading = readBlock();
  const own = reading.goods(options.list, "list", MOST);
  const leftGoods = own.length > 0 ? own : reading.goods(left.list, "contentLeft.list", MOST);
  const rightGoods = own.length > 0 ? [] : reading.goods(right.list, "contentRight.list", MOST - leftGoods.length);
  const goods = [...leftGoods, ...rightGoods].map(goodsOfItem);
  useLeftOut("recommend", options, reading, goods.length === 0);
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
