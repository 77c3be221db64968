"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { formatCount } from "../../format/count.ts";
import { useMessages } from "../../runtime/index.ts";
import { Price } from "../Price/index.ts";
import * as styles from "./TierPrices.css.ts";
import { type Tier, tierFor } from "./tierFor.ts";

/** Props of {@link TierPrices}. */
export interface TierPricesProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** Ascending by `num`; the first one's `num` is the minimum order quantity. */
  tiers: readonly Tier[];
  /** The chosen quantity; its tier is highlighted. */
  count: number;
}

/** Prices by quantity; the current tier is highlighted. */
export function TierPrices({ tiers, count, className, ...rest }: TierPricesProps) {
  const { tiers: words } = useMessages();
  const current = tierFor(tiers, count) ?? tiers[0];
  return (
    <ol data-component="TierPrices" aria-label={words.label} {...rest} className={clsx(styles.root, className)}>
      {tiers.map((tier, index) => {
        const next = tiers[index + 1];
        const from = formatCount(tier.num);
        return (
          <li key={tier.num} data-part="tier" aria-current={tier === current || undefined} className={styles.tier}>
            <span className={styles.range}>
              {next ? words.between({ from, to: formatCount(next.num - 1) }) : words.from({ from })}
            </span>
            <Price value={tier.price} size="sm" />
          </li>
        );
      })}
    </ol>
  );
}
