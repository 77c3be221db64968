"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Price } from "../Price/index.ts";
import * as styles from "./AmountSummary.css.ts";

/** One line of an amount that is worked out. */
export interface AmountLine {
  /** Tells lines apart; never shown. */
  readonly id: string;
  readonly label: ReactNode;
  /** Units of the currency; negative for what is taken off. */
  readonly amount: number;
}

/** Props of {@link AmountSummary}. */
export interface AmountSummaryProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** What adds up to the total, line by line. */
  lines: readonly AmountLine[];
  /** What the lines come to. */
  total: Omit<AmountLine, "id">;
  /** Newer amounts are on their way: these are dimmed. @default false */
  stale?: boolean | undefined;
  /** Stands between the lines and the total: an invoice, a note. */
  children?: ReactNode | undefined;
}

/** How an amount comes about, line by line, and what it comes to. For one price alone use `Price`. */
export function AmountSummary({ lines, total, stale = false, className, children, ...rest }: AmountSummaryProps) {
  return (
    <div
      data-component="AmountSummary"
      data-stale={stale || undefined}
      aria-busy={stale || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <dl className={styles.lines}>
        {lines.map(({ id, label, amount }) => (
          <div key={id} data-part="line" className={styles.line}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.amount}>
              <Price value={amount} size="sm" tone={amount < 0 ? "deal" : "neutral"} />
            </dd>
          </div>
        ))}
      </dl>
      {children ? <div className={styles.between}>{children}</div> : null}
      <dl className={styles.total}>
        <div data-part="total" className={styles.line}>
          <dt>{total.label}</dt>
          <dd className={styles.amount}>
            <Price value={total.amount} size="lg" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
