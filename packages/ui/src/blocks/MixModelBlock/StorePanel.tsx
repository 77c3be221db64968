"use client";
import { GoodsMeta } from "../../commerce/GoodsMeta/index.ts";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
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
  return (
    <div data-part="stores" className={styles.panel}>
      {title && (
        <div className={styles.panelHead}>
          <h2 className={styles.panelTitle}>{title}</h2>
          {url && (
            <UiLink href={url} className={styles.visit}>
              {block.seeAll}
            </UiLink>
          )}
        </div>
      )}
      <ul className={styles.stores}>
        {stores.map((store, index) => (
          <StoreRow key={index} store={store} heading={title ? "h3" : "h2"} eager={eager} />
        ))}
      </ul>
    </div>
  );
}

function StoreRow({ store, heading: Heading, eager }: { store: MixStore; heading: "h2" | "h3"; eager: boolean }) {
  const { storePanel, block } = useMessages();
  const { name, img, url, rating, describe } = store.item;
  return (
    <li className={styles.store}>
      <div className={styles.storeHead}>
        <Avatar name={name ?? ""} src={store.goods.length === 0 || !name ? img : undefined} />
        <div className={styles.storeWords}>
          {name && <Heading className={styles.storeName}>{name}</Heading>}
          <div className={styles.facts}>
            {rating !== undefined && <GoodsMeta rating={rating} className={styles.rating} />}
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
