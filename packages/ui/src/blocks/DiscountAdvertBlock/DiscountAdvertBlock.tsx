"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { fieldsOf } from "../../internal/given.ts";
import { ButtonLink } from "../../primitives/ButtonLink/index.ts";
import { Phrases } from "../../primitives/Phrases/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { blockPlace } from "../../theme/place.css.ts";
import {
  BlockGoodsCard,
  type BlockItem,
  type BlockProps,
  type BlockReading,
  goodsOfItem,
  readBlock,
  readText,
  useBlockLevel,
  useLeftOut,
} from "../BlockPage/index.ts";
import * as fit from "../BlockPage/fit.css.ts";
import * as styles from "./DiscountAdvertBlock.css.ts";
import { readFigure } from "./readFigure.ts";

/** Props of {@link DiscountAdvertBlock}. */
export interface DiscountAdvertBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/**
 * Block `discountAdvert`: the discount as a huge figure on red, with its products beside it, or in a rail below it on a
 * phone. Without products it shows the brands, and without those the items of a plain `list`.
 */
export function DiscountAdvertBlock({ options: given, eager, className, ...rest }: DiscountAdvertBlockProps) {
  const options = fieldsOf(given);
  const { block } = useMessages();
  const Title = `h${useBlockLevel()}` as const;
  const reading = readBlock();
  const goods = readOffers(reading, options).map(goodsOfItem);
  const [title, describe, url] = [options.title, options.describe, options.url].map(readText);
  const figure = readFigure(options.figure);
  const empty = !title && !figure && goods.length === 0;
  useLeftOut("discountAdvert", options, reading, empty);
  if (empty) return null;
  return (
    <div className={blockPlace}>
      <section
        data-component="DiscountAdvertBlock"
        aria-label={title}
        {...rest}
        className={clsx(styles.root, className)}
      >
        {(title || figure || describe || url) && (
          <div className={styles.words}>
            <div className={styles.head}>
              {title && (
                <Title className={clsx(styles.title, fit.threeLines)}>
                  <Phrases>{title}</Phrases>
                </Title>
              )}
              {figure && (
                <p className={styles.figure}>
                  {figure.before && <span className={styles.before}>{[figure.before, " "].join("")}</span>}
                  <span className={clsx(styles.number, fit.twoLines)}>{figure.number}</span>
                  {figure.after && (
                    <span className={clsx(styles.after, fit.twoLines)}>{[" ", figure.after].join("")}</span>
                  )}
                </p>
              )}
            </div>
            <div className={styles.offer}>
              {describe && <p className={clsx(styles.text, fit.threeLines)}>{describe}</p>}
              {url && (
                <ButtonLink href={url} variant="float" className={clsx(styles.button, fit.narrow)}>
                  <span className={fit.oneLine}>{readText(options.action) ?? block.seeAll}</span>
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
    </div>
  );
}

const MOST = 4;

function readOffers(reading: BlockReading, options: BlockProps["options"]): readonly BlockItem[] {
  for (const path of ["classification", "brandList", "list"]) {
    const items = reading.goods(options[path], path, MOST);
    if (items.length > 0) return items;
  }
  return [];
}
