"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { BlockImage } from "../BlockImage/index.ts";
import { type BlockProps, readItems } from "../BlockPage/index.ts";
import * as styles from "./FirstAdvertBlock.css.ts";

/** Props of {@link FirstAdvertBlock}. */
export interface FirstAdvertBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"ul">, "children"> {}

/** Block `firstAdvert`: a row of tinted tiles, each a link with name, description and picture; a rail on a phone. */
export function FirstAdvertBlock({ options, eager, className, ...rest }: FirstAdvertBlockProps) {
  const { block } = useMessages();
  const items = readItems(options.list).filter(({ img, name }) => img || name);
  if (items.length === 0) return null;
  return (
    <ul
      data-component="FirstAdvertBlock"
      aria-label={block.promotions}
      {...rest}
      className={clsx(styles.root, className)}
    >
      {items.slice(0, 8).map((item, index) => {
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
          <li key={index} className={styles.tile}>
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
