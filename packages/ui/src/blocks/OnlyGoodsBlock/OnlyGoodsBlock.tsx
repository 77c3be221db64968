"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { GoodsCard } from "../../commerce/GoodsCard/index.ts";
import { BlockHead } from "../BlockHead/index.ts";
import { actionsOf, type BlockProps, type GoodsActions, goodsOfItem, readItems, readText } from "../BlockPage/index.ts";
import * as styles from "./OnlyGoodsBlock.css.ts";

/** Props of {@link OnlyGoodsBlock}. */
export interface OnlyGoodsBlockProps
  extends BlockProps,
    GoodsActions,
    Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `onlyGoodsModel`: goods only, the first one large, the others in a grid (BK-10). */
export function OnlyGoodsBlock({
  options,
  first,
  onAdd,
  onFavourite,
  isFavourite,
  className,
  ...rest
}: OnlyGoodsBlockProps) {
  const actions = { onAdd, onFavourite, isFavourite };
  const goods = readItems(options.list).map(goodsOfItem);
  const [lead, ...others] = goods;
  if (!lead) return null;
  const title = readText(options.title);
  return (
    <section data-component="OnlyGoodsBlock" aria-label={title} {...rest} className={clsx(styles.root, className)}>
      {title && <BlockHead title={title} note={readText(options.secondTitle)} moreHref={readText(options.url)} />}
      <ul className={styles.grid}>
        <li className={styles.lead}>
          <GoodsCard
            goods={lead}
            variant="lead"
            sizes="(min-width: 1280px) 424px, 92vw"
            eager={first}
            {...actionsOf(lead, actions)}
          />
        </li>
        {others.slice(0, 8).map((item) => (
          <li key={item.id} className={styles.item}>
            <GoodsCard goods={item} {...actionsOf(item, actions)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
