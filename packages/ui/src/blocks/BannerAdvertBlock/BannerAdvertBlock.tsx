"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { ButtonLink } from "../../primitives/ButtonLink/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { woven } from "../../theme/woven.css.ts";
import { type BlockProps, readItem } from "../BlockPage/index.ts";
import * as styles from "./BannerAdvertBlock.css.ts";

/** Props of {@link BannerAdvertBlock}. */
export interface BannerAdvertBlockProps extends BlockProps, Omit<ComponentPropsWithRef<"section">, "children"> {}

/** Block `bannerAdvert`: one wide woven field with a text panel and a picture (BK-15). */
export function BannerAdvertBlock({ options, first, className, ...rest }: BannerAdvertBlockProps) {
  const { block } = useMessages();
  const item = readItem(options);
  if (!item || (!item.img && !item.name)) return null;
  const picture = item.img && (
    <img
      src={item.img}
      alt={item.name ? "" : (item.describe ?? "")}
      width={640}
      height={420}
      loading={first ? "eager" : "lazy"}
      decoding="async"
      className={styles.picture}
    />
  );
  return (
    <section data-component="BannerAdvertBlock" aria-label={item.name} {...rest} className={clsx(styles.root, className)}>
      <div className={clsx(woven, styles.field)}>
        {picture && item.url && !item.name ? <UiLink href={item.url}>{picture}</UiLink> : picture}
      </div>
      {item.name && (
        <div className={styles.panel}>
          <h2 className={styles.title}>{item.name}</h2>
          {item.describe && <p className={styles.text}>{item.describe}</p>}
          {item.url && (
            <ButtonLink href={item.url} size="lg">
              {item.action ?? block.seeAll}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
