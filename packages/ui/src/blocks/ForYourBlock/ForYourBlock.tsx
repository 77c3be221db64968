"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { GoodsCard, type GoodsSummary } from "../../commerce/GoodsCard/index.ts";
import { GoodsGrid } from "../../commerce/GoodsGrid/index.ts";
import { BlockHead } from "../BlockHead/index.ts";
import {
  actionsOf,
  type BlockProps,
  type GoodsActions,
  goodsOfItem,
  isRecord,
  readItems,
  readText,
} from "../BlockPage/index.ts";
import * as styles from "./ForYourBlock.css.ts";

/** Props of {@link ForYourBlock}. */
export interface ForYourBlockProps
  extends BlockProps,
    GoodsActions,
    Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `forYour`: goods for this buyer, each with the reason it is shown; a rail until six have room (BK-12). */
export function ForYourBlock({
  options,
  first,
  onAdd,
  onFavourite,
  isFavourite,
  className,
  ...rest
}: ForYourBlockProps) {
  const actions = { onAdd, onFavourite, isFavourite };
  const data = isRecord(options.data) ? options.data : {};
  const goods = readItems(data.list)
    .slice(0, 6)
    .map((item, index): GoodsSummary => ({ ...goodsOfItem(item, index), reason: item.describe }));
  if (goods.length === 0) return null;
  const title = readText(options.title);
  return (
    <section data-component="ForYourBlock" aria-label={title} {...rest} className={clsx(styles.root, className)}>
      {title && <BlockHead title={title} note={readText(options.secondTitle)} moreHref={readText(options.url)} />}
      <GoodsGrid layout="rail">
        {goods.map((item) => (
          <GoodsCard key={item.id} goods={item} eager={first} {...actionsOf(item, actions)} />
        ))}
      </GoodsGrid>
    </section>
  );
}
