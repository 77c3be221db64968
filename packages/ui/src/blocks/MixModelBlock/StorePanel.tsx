"use client";
import { clsx } from "clsx";
import { GoodsMeta } from "../../commerce/GoodsMeta/index.ts";
import { Price } from "../../commerce/Price/index.ts";
import { Avatar } from "../../primitives/Avatar/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { useBlockLevel } from "../BlockPage/index.ts";
import * as fit from "../BlockPage/fit.css.ts";
import * as styles from "./MixModelBlock.css.ts";
import type { MixStore } from "./readMix.ts";

interface StorePanelProps {
  title: string | undefined;
  url: string | undefined;
  stores: readonly MixStore[];
  eager: boolean;
}

/** A list of stores: name, link, and some of their products. */
export function StorePanel({ title, url, stores, eager }: StorePanelProps) {
  const { block } = useMessages();
  const [level, below] = [useBlockLevel(), useBlockLevel(1)];
  const Title = `h${level}` as const;
  return (
    <div data-part="stores" className={styles.panel}>
      {title && (
        <div className={styles.panelHead}>
          <Title className={clsx(styles.panelTitle, fit.twoLines)}>{title}</Title>
          {url && (
            <UiLink href={url} className={styles.visit}>
              {block.seeAll}
            </UiLink>
          )}
        </div>
      )}
      <ul className={styles.stores}>
        {stores.map((store, index) => (
          <StoreRow key={index} store={store} headingLevel={title ? below : level} eager={eager} />
        ))}
      </ul>
    </div>
  );
}

function StoreRow({ store, headingLevel, eager }: { store: MixStore; headingLevel: HeadingLevel; eager: boolean }) {
  const { storePanel, block } = useMessages();
  const Name = `h${headingLevel}` as const;
  const { name, img, url, rating, describe, price } = store.item;
  return (
    <li className={styles.store}>
      <div className={styles.storeHead}>
        <Avatar name={name ?? ""} src={store.goods.length === 0 || !name ? img : undefined} />
        <div className={styles.storeWords}>
          {name && <Name className={styles.storeName}>{name}</Name>}
          <div className={styles.facts}>
            {rating !== undefined && <GoodsMeta rating={rating} className={styles.rating} />}
            {price !== undefined && <Price value={price} size="sm" className={styles.price} />}
            {describe && <p className={styles.describe}>{describe}</p>}
          </div>
        </div>
        {url && (
          <UiLink href={url} aria-label={name && `${storePanel.visit}: ${name}`} className={styles.visit}>
            {storePanel.visit}
          </UiLink>
        )}
      </div>
      {store.goods.length > 0 && (
        <ul className={styles.thumbs}>
          {store.goods.map((goods, index) => {
            const picture = (
              <ProductImage
                src={goods.img}
                alt={goods.name ?? ""}
                ratio="1.12"
                sizes="96px"
                eager={eager}
                className={styles.thumb}
                zoomable
              />
            );
            return (
              <li key={index}>
                {goods.url ? (
                  <UiLink href={goods.url} aria-label={goods.name ?? block.seeAll} className={styles.thumbLink}>
                    {picture}
                  </UiLink>
                ) : (
                  picture
                )}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
