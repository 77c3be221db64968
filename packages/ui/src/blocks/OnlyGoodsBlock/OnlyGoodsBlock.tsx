"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { fieldsOf } from "../../internal/given.ts";
import { BlockHeader } from "../BlockHeader/index.ts";
import { BlockGoodsCard, type BlockProps, goodsOfItem, readBlock, readText, useLeftOut } from "../BlockPage/index.ts";
import * as styles from "./OnlyGoodsBlock.css.ts";

/** Props of {@link OnlyGoodsBlock}. */
export interface OnlyGoodsBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

const MOST = 9;

/** Block `onlyGoodsModel`: products only, the first one large, the others in a grid. */
export function OnlyGoodsBlock({ options: given, eager, className, ...rest }: OnlyGoodsBlockProps) {
  const options = fieldsOf(given);
  const reading = readBlock();
  const goods = reading.goods(options.list, "list", MOST).map(goodsOfItem);
  useLeftOut("onlyGoodsModel", options, reading, goods.length === 0);
  const [lead, ...others] = goods;
  if (!lead) return null;
  const title = readText(options.title);
  return (
    <section data-component="OnlyGoodsBlock" aria-label={title} {...rest} className={clsx(styles.root, className)}>
      {title && <BlockHeader title={title} note={readText(options.secondTitle)} moreHref={readText(options.url)} />}
      <ul className={styles.grid}>
        <li className={styles.lead}>
          <BlockGoodsCard goods={lead} variant="lead" sizes="(min-width: 1280px) 424px, 92vw" eager={eager} />
        </li>
        {others.map((item) => (
          <li key={item.id} className={styles.item}>
            <BlockGoodsCard goods={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
