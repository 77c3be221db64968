"use client";
import { formatCount } from "../../format/count.ts";
import type { Amount } from "../../format/money.ts";
import { formatPrice } from "../../format/price.ts";
import { textOf } from "../../internal/given.ts";
import { useCurrency, useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./TierBar.css.ts";
import type { TierStep } from "./tierStep.ts";

interface TierHintProps {
  step: TierStep | undefined;
  /** Whether no price is lower. */
  lowest: boolean;
  size: "sm" | "md";
}

/** What the next step saves, or that no price is lower. */
export function TierHint({ step, lowest, size }: TierHintProps) {
  const locale = useLocale();
  const currency = useCurrency();
  const { tiers: words } = useMessages();
  const money = (amount: Amount) => textOf(formatPrice(amount, locale, currency));
  return (
    <p role="status" data-part="hint" className={styles.hint({ size })}>
      {step ? (
        <>
          <strong className={styles.missing}>{words.missing({ count: formatCount(step.missing, locale) })}</strong>
          <span>{words.saves({ price: money(step.price), saving: money(step.saving) })}</span>
        </>
      ) : (
        lowest && words.lowest
      )}
    </p>
  );
}
