"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { BlockImage } from "../BlockImage/index.ts";
import { type BlockProps, readItems } from "../BlockPage/index.ts";
import * as styles from "./FirstAdvertBlock.css.ts";

/** Props of {@link FirstAdvertBlock}. */
export interface FirstAdvertBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"ul">, "children"> {}

const MOST = 8;
const MOST_IN_ROW = 4;

/** Block `firstAdvert`: one or two full rows of tinted tiles, each a link with name, description and picture; a rail on a phone. */
export function FirstAdvertBlock({ options, eager, className, ...rest }: FirstAdvertBlockProps) {
  const { block } = useMessages();
  const items = readItems(options.list)
    .filter(({ img, name }) => img || name)
    .slice(0, MOST);
  if (items.length === 0) return null;
  return (
    <ul
      data-component="FirstAdvertBlock"
      aria-label={block.promotions}
      {...rest}
      className={clsx(styles.root, className)}
    >
      {items.map((item, index) => {
        const inside = (
          <>
            {item.name && <p className={styles.name}>{item.name}</p>}
            {item.describe && item.name && <p className={styles.note}>{item.describe}</p>}
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
                {...(!item.name && { "aria-label": item.describe ?? block.seeAll })}
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
  );
}

/** Tiles in the row of a tile: five are three and two, so that no tile stands alone beside empty space. */
function tilesInRow(index: number, count: number): number {
  const first = Math.ceil(count / Math.ceil(count / MOST_IN_ROW));
  return index < first ? first : count - first;
}
