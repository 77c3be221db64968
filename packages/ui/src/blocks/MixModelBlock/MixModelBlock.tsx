"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { fieldsOf } from "../../internal/given.ts";
import { blockPlace } from "../../theme/place.css.ts";
import { BlockHeader } from "../BlockHeader/index.ts";
import { BlockGoodsCard, type BlockProps, goodsOfItem, readBlock, readText, useLeftOut } from "../BlockPage/index.ts";
import * as styles from "./MixModelBlock.css.ts";
import { readMix } from "./readMix.ts";
import { StorePanel } from "./StorePanel.tsx";

/** Props of {@link MixModelBlock}. */
export interface MixModelBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/**
 * Block `mixModel`: products beside a panel of stores with some of their products. On a phone four products, then a rail of
 * stores. A plain `list` is products.
 */
export function MixModelBlock({ options: given, eager, className, ...rest }: MixModelBlockProps) {
  const options = fieldsOf(given);
  const reading = readBlock();
  const { goods, brand } = readMix(options, reading);
  const cards = goods.list.map(goodsOfItem);
  const empty = cards.length + brand.list.length === 0;
  useLeftOut("mixModel", options, reading, empty);
  if (empty) return null;
  const title = readText(options.title);
  return (
    <div className={blockPlace}>
      <section data-component="MixModelBlock" aria-label={title} {...rest} className={clsx(styles.root, className)}>
        {cards.length > 0 && (
          <div className={styles.side}>
            {title && <BlockHeader title={title} note={goods.badge} moreHref={readText(options.url)} />}
            <ul className={styles.grid}>
              {cards.map((item) => (
                <li key={item.id} className={styles.card}>
                  <BlockGoodsCard
                    goods={item}
                    sizes="(min-width: 1280px) 198px, (min-width: 768px) 22vw, 45vw"
                    eager={eager}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
        {brand.list.length > 0 && <StorePanel title={brand.title} url={brand.url} stores={brand.list} eager={eager} />}
      </section>
    </div>
  );
}
