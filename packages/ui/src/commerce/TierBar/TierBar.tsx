"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { formatCount } from "../../format/count.ts";
import { formatPrice } from "../../format/price.ts";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { recordsOf, textOf } from "../../internal/given.ts";
import { useCurrency, useLocale, useMessages } from "../../runtime/index.ts";
import type { Tier } from "../TierPrices/index.ts";
import { useTierDrag } from "../TierPrices/useTierDrag.ts";
import * as styles from "./TierBar.css.ts";
import { TierHint } from "./TierHint.tsx";
import { TierMark } from "./TierMark.tsx";
import { tierStep } from "./tierStep.ts";
import { widthInDigits } from "./widthInDigits.ts";

/** Props of {@link TierBar}. */
export interface TierBarProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Ascending by `num`; the first one's `num` is the minimum order quantity. With fewer than two, nothing is shown. */
  tiers: readonly Tier[];
  /** The chosen quantity. */
  count: number;
  /** Pieces of other variants that count towards the same price. @default 0 */
  others?: number | undefined;
  /** The largest quantity that can be chosen: the stock, or less. No step beyond it is offered. @default no limit */
  maximum?: number | undefined;
  /** `sm` is a thread with the next step, for a line of the cart: nothing without one; its quantities and prices are for screen readers. @default "md" */
  size?: "sm" | "md" | undefined;
  /**
   * Called while a pointer drags along the bar, and on a press of a mark. A field for the quantity beside it serves the keyboard.
   * Without it the bar only shows.
   */
  onCountChange?: ((event: { count: number }) => void) | undefined;
}

/** A bar with a mark where each batch price begins, a knob at the chosen quantity, and what the next step saves. */
export function TierBar({
  tiers: given,
  count,
  others = 0,
  maximum,
  size = "md",
  onCountChange,
  className,
  ...rest
}: TierBarProps) {
  const tiers = recordsOf(given);
  const locale = useLocale();
  const currency = useCurrency();
  const { tiers: words } = useMessages();
  const drag = useTierDrag({ tiers, maximum, onCountChange });
  const step = tierStep({ tiers, count, others, maximum }, currency.code);
  if (tiers.length < 2 || (size === "sm" && !step)) return null;
  const marks = tiers.map((tier) => ({
    tier,
    from: words.mark({ from: formatCount(tier.num, locale) }),
    price: textOf(formatPrice(tier.price, locale, currency)),
  }));
  const widest = Math.max(...marks.flatMap(({ from, price }) => [widthInDigits(from), widthInDigits(price)]));
  const reached = Math.max(
    0,
    tiers.findLastIndex(({ num }) => num <= count + others),
  );
  return (
    <div data-component="TierBar" {...rest} className={clsx(styles.root({ size }), className)}>
      <ol
        aria-label={words.label}
        data-draggable={drag ? "" : undefined}
        {...drag}
        className={styles.bar({ size })}
        style={assignInlineVars({ [styles.marks]: String(tiers.length), [styles.widest]: `${widest}ch` })}
      >
        {marks.map(({ tier, from, price }, index) => (
          <TierMark
            key={tier.num}
            from={from}
            price={price}
            state={index < reached ? "passed" : index === reached ? "current" : "ahead"}
            reach={reachOf(tiers, index, count + others, maximum)}
            beyond={maximum !== undefined && tier.num > maximum + others}
            size={size}
          />
        ))}
      </ol>
      <TierHint step={step} lowest={reached === tiers.length - 1} size={size} />
    </div>
  );
}

/** How much of a tier's part of the bar the quantity fills, 0 to 1. The last one ends at twice its quantity, or the stock. */
function reachOf(tiers: readonly Tier[], index: number, quantity: number, maximum: number | undefined): number {
  const from = tiers[index]?.num ?? 0;
  const to = tiers[index + 1]?.num ?? Math.min(from * 2, maximum ?? from * 2);
  return Math.min(1, Math.max(0, (quantity - from) / Math.max(1, to - from)));
}
