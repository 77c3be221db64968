"use client";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Store from "lucide-react/icons/store";
import { formatCount } from "../../format/count.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import { GoodsMeta } from "../GoodsMeta/index.ts";
import * as styles from "./GoodsCard.css.ts";
import { GoodsCardBatch } from "./GoodsCardBatch.tsx";
import type { GoodsSummary } from "./goodsSummary.ts";

interface GoodsCardFactsProps {
  goods: GoodsSummary;
  tone: "neutral" | "inverse";
}

/** What stands below a product's name: its facts or that it is sold out, its store, and why it is shown. */
export function GoodsCardFacts({ goods, tone }: GoodsCardFactsProps) {
  const locale = useLocale();
  const messages = useMessages();
  return (
    <>
      {goods.soldOut ? (
        <p className={styles.note({ tone })}>
          {goods.backOn ? messages.goods.soldOutBack({ date: goods.backOn }) : messages.goods.soldOut}
        </p>
      ) : (
        <GoodsMeta
          minimum={goods.minimum}
          sold={goods.sold}
          rating={goods.rating}
          tone={tone}
          className={styles.meta}
        />
      )}
      {goods.batch && !goods.soldOut && <GoodsCardBatch batch={goods.batch} tone={tone} />}
      {goods.madeToOrder && !goods.soldOut && <p className={styles.note({ tone })}>{messages.goods.madeToOrder}</p>}
      {goods.storeName && (
        <p data-part="store" className={styles.note({ tone })}>
          <Store aria-hidden="true" className={styles.storeIcon} />
          <span className={styles.ellipsis}>{goods.storeName}</span>
        </p>
      )}
      {goods.inCart !== undefined && goods.inCart > 0 && (
        <p data-part="inCart" className={styles.note({ tone })}>
          <ShoppingBag aria-hidden="true" className={styles.storeIcon} />
          <span>{messages.goods.inCart({ count: formatCount(goods.inCart, locale) })}</span>
        </p>
      )}
      {goods.reason && (
        <p className={styles.note({ tone })}>
          <span className={styles.reason}>{goods.reason}</span>
        </p>
      )}
    </>
  );
}
