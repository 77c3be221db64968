"use client";
import { formatCount } from "../../format/count.ts";
import { formatPrice } from "../../format/price.ts";
import { countOf, textOf } from "../../internal/given.ts";
import { useCurrency, useLocale, useMessages } from "../../runtime/index.ts";
import type { Tier } from "../TierPrices/index.ts";
import * as styles from "./GoodsCard.css.ts";

interface GoodsCardBatchProps {
  batch: Tier;
  tone: "neutral" | "inverse";
}

/** The next batch price: "72+: $2.35 each". */
export function GoodsCardBatch({ batch, tone }: GoodsCardBatchProps) {
  const locale = useLocale();
  const currency = useCurrency();
  const { goods } = useMessages();
  const count = countOf(batch.num);
  const price = textOf(formatPrice(batch.price, locale, currency));
  if (count === undefined || !price) return null;
  return (
    <p data-part="batch" className={styles.note({ tone })}>
      {goods.batch({ count: formatCount(count, locale), price })}
    </p>
  );
}
