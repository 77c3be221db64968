"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { formatCount } from "../../format/count.ts";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { recordsOf } from "../../internal/given.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import { Price } from "../Price/index.ts";
import * as styles from "./TierPrices.css.ts";
import { type Tier, tierFor } from "./tierFor.ts";
import { positionOf } from "./tierScale.ts";
import { useTierDrag } from "./useTierDrag.ts";

/** Props of {@link TierPrices}. */
export interface TierPricesProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** Ascending by `num`; the first one's `num` is the minimum order quantity. */
  tiers: readonly Tier[];
  /** The chosen quantity; its tier is highlighted. */
  count: number;
  /** The largest quantity that can be chosen, such as the stock. @default twice the last tier */
  maximum?: number | undefined;
  /**
   * Called while a pointer drags along the tiers, and on a press. A field for the quantity beside it serves the keyboard. Without
   * it, or with one tier, there is nothing to drag.
   */
  onCountChange?: ((event: { count: number }) => void) | undefined;
}

/** Prices by quantity; the current tier is highlighted. */
export function TierPrices({ tiers: given, count, maximum, onCountChange, className, ...rest }: TierPricesProps) {
  const tiers = recordsOf(given);
  const locale = useLocale();
  const { tiers: words } = useMessages();
  const current = tierFor(tiers, count) ?? tiers[0];
  const drag = useTierDrag({ tiers, maximum, onCountChange });
  return (
    <ol
      data-component="TierPrices"
      data-draggable={drag ? "" : undefined}
      aria-label={words.label}
      {...drag}
      {...rest}
      className={clsx(styles.root, className)}
      style={{ ...assignInlineVars({ [styles.at]: `${positionOf(tiers, count, maximum) * 100}%` }), ...rest.style }}
    >
      {tiers.map((tier, index) => {
        const next = tiers[index + 1];
        const from = formatCount(tier.num, locale);
        return (
          <li key={tier.num} data-part="tier" aria-current={tier === current || undefined} className={styles.tier}>
            <span className={styles.range}>
              {next ? words.between({ from, to: formatCount(next.num - 1, locale) }) : words.from({ from })}
            </span>
            <Price value={tier.price} size="sm" />
          </li>
        );
      })}
    </ol>
  );
}
