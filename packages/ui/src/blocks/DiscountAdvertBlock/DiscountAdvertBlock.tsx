"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { ButtonLink } from "../../primitives/ButtonLink/index.ts";
import { Phrases } from "../../primitives/Phrases/index.ts";
import { useMessages } from "../../runtime/index.ts";
import {
  BlockGoodsCard,
  type BlockProps,
  goodsOfItem,
  readItems,
  readText,
  useBlockLevel,
} from "../BlockPage/index.ts";
import * as styles from "./DiscountAdvertBlock.css.ts";
import { readFigure } from "./readFigure.ts";

/** Props of {@link DiscountAdvertBlock}. */
export interface DiscountAdvertBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/**
 * Block `discountAdvert`: the discount as a huge figure on red, with its products beside it, or in a rail below it on a
 * phone. Without products it shows the brands.
 */
export function DiscountAdvertBlock({ options, eager, className, ...rest }: DiscountAdvertBlockProps) {
  const { block } = useMessages();
  const Title = `h${useBlockLevel()}` as const;
  const ofGoods = readItems(options.classification);
  const goods = (ofGoods.length > 0 ? ofGoods : readItems(options.brandList)).slice(0, 4).map(goodsOfItem);
  const [title, describe, url] = [options.title, options.describe, options.url].map(readText);
  const figure = readFigure(options.figure);
  if (!title && !figure && goods.length === 0) return null;
  return (
    <section data-component="DiscountAdvertBlock" aria-label={title} {...rest} className={clsx(styles.root, className)}>
      {(title || figure || describe || url) && (
        <div className={styles.words}>
          <div>
            {title && (
              <Title className={styles.title}>
                <Phrases>{title}</Phrases>
              </Title>
            )}
            {figure && (
              <p className={styles.figure}>
                {figure.before && <span className={styles.before}>{figure.before} </span>}
                <span className={styles.number}>{figure.number}</span>
                {figure.after && <span className={styles.after}> {figure.after}</span>}
              </p>
            )}
          </div>
          <div className={styles.offer}>
            {describe && <p className={styles.text}>{describe}</p>}
            {url && (
              <ButtonLink href={url} variant="float" className={styles.button}>
                {readText(options.action) ?? block.seeAll}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
      {goods.length > 0 && (
        <ul className={styles.cards}>
          {goods.map((item) => (
            <li key={item.id} className={styles.card}>
              <BlockGoodsCard goods={item} eager={eager} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
