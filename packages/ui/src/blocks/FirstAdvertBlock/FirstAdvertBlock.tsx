"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Price } from "../../commerce/Price/index.ts";
import { fieldsOf } from "../../internal/given.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { blockPlace } from "../../theme/place.css.ts";
import { BlockImage } from "../BlockImage/index.ts";
import * as fit from "../BlockPage/fit.css.ts";
import { type BlockProps, readBlock, useLeftOut } from "../BlockPage/index.ts";
import * as styles from "./FirstAdvertBlock.css.ts";

/** Props of {@link FirstAdvertBlock}. */
export interface FirstAdvertBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"ul">, "children"> {}

const MOST = 8;
const MOST_IN_ROW = 4;

/** Block `firstAdvert`: one or two full rows of tinted tiles, each a link with name, description, price and picture; a rail on a phone. */
export function FirstAdvertBlock({ options: given, eager, className, ...rest }: FirstAdvertBlockProps) {
  const options = fieldsOf(given);
  const { block } = useMessages();
  const reading = readBlock();
  const items = reading.adverts(options.list, "list", MOST);
  useLeftOut("firstAdvert", options, reading, items.length === 0);
  if (items.length === 0) return null;
  return (
    <div className={blockPlace}>
      <ul
        data-component="FirstAdvertBlock"
        aria-label={block.promotions}
        {...rest}
        className={clsx(styles.root, className)}
      >
        {items.map((item, index) => {
          const inside = (
            <>
              {item.name && <p className={clsx(styles.name, fit.twoLines)}>{item.name}</p>}
              {item.describe && item.name && <p className={clsx(styles.note, fit.twoLines)}>{item.describe}</p>}
              {item.price !== undefined && <Price value={item.price} size="sm" className={styles.price} />}
              <BlockImage
                item={item.name ? item : { ...item, url: "" }}
                eager={eager}
                sizes="180px"
                className={styles.picture}
              />
            </>
          );
          return (
            <li key={index} data-of={tilesInRow(index, items.length)} className={styles.tile}>
              {item.url ? (
                <UiLink
                  href={item.url}
                  {...(!item.name && item.price === undefined && { "aria-label": item.describe ?? block.seeAll })}
                  className={styles.link}
                >
                  {inside}
                </UiLink>
              ) : (
                <div className={styles.link}>{inside}</div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Tiles in the row of a tile: five are three and two, so that no tile stands alone beside empty space. */
function tilesInRow(index: number, count: number): number {
  const first = Math.ceil(count / Math.ceil(count / MOST_IN_ROW));
  return index < first ? first : count - first;
}
