"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { GoodsGrid } from "../../commerce/GoodsGrid/index.ts";
import { fieldsOf } from "../../internal/given.ts";
import { BlockHeader } from "../BlockHeader/index.ts";
import { BlockGoodsCard, type BlockProps, goodsOfItem, readBlock, readText, useLeftOut } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";
import * as styles from "./ForYourBlock.css.ts";

/** Props of {@link ForYourBlock}. */
export interface ForYourBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

const MOST = 6;

/** Block `forYour`: recommended products, each with the reason it is shown: those of `data.list` or, without it, of a plain `list`. */
export function ForYourBlock({ options: given, eager, className, ...rest }: ForYourBlockProps) {
  const options = fieldsOf(given);
  const data = isRecord(options.data) ? options.data : {};
  const reading = readBlock();
  const own = reading.goods(data.list, "data.list", MOST);
  const goods = (own.length > 0 ? own : reading.goods(options.list, "list", MOST)).map(goodsOfItem);
  useLeftOut("forYour", options, reading, goods.length === 0);
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
