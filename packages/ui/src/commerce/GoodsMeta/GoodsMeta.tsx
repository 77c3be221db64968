"use client";
import { clsx } from "clsx";
import Star from "lucide-react/icons/star";
import type { ComponentPropsWithRef } from "react";
import { formatCompactCount, formatCount, formatRating } from "../../format/count.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsMeta.css.ts";

/** Props of {@link GoodsMeta}. */
export interface GoodsMetaProps extends Omit<ComponentPropsWithRef<"p">, "children"> {
  /** Minimum order quantity; not shown if 1. */
  minimum?: number | undefined;
  /** Pieces sold. */
  sold?: number | undefined;
  /** Average rating, 0 to 5. */
  rating?: number | undefined;
  /** What it stands on. @default "neutral" */
  tone?: "neutral" | "inverse" | undefined;
}

/** Small facts below a product's name: "Min. 12 | 8.4k sold | 4.8". */
export function GoodsMeta({ minimum, sold, rating, tone = "neutral", className, ...rest }: GoodsMetaProps) {
  const locale = useLocale();
  const messages = useMessages();
  return (
    <p data-component="GoodsMeta" {...rest} className={clsx(styles.root({ tone }), className)}>
      {minimum !== undefined && minimum > 1 && (
        <span className={styles.fact}>{messages.goods.minimum({ count: formatCount(minimum, locale) })}</span>
      )}
      {sold !== undefined && (
        <span className={styles.fact}>{messages.goods.sold({ count: formatCompactCount(sold, locale) })}</span>
      )}
      {rating !== undefined && rating > 0 && (
        <span className={styles.fact}>
          <Star aria-hidden="true" className={styles.star} />
          <span aria-hidden="true" className={styles.grade({ tone })}>
            {formatRating(rating, locale)}
          </span>
          <VisuallyHidden>{messages.rating({ value: formatRating(rating, locale) })}</VisuallyHidden>
        </span>
      )}
    </p>
  );
}
