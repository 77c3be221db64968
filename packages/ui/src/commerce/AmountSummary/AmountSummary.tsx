"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Price } from "../Price/index.ts";
import * as styles from "./AmountSummary.css.ts";

/** One line of a sum. */
export interface AmountRow {
  readonly key: string;
  readonly label: ReactNode;
  /** In units of the currency, with its sign; or words such as "Next step". */
  readonly amount: number | string;
}

/** Props of {@link AmountSummary}. */
export interface AmountSummaryProps extends Omit<ComponentPropsWithRef<"div">, "children" | "title"> {
  /** What is added up, in the order in which it adds up; what is below zero is red. */
  rows: readonly AmountRow[];
  totalLabel: ReactNode;
  /** In units of the currency. */
  total: number;
  /** A newer sum is on its way: the amounts are dimmed. @default false */
  pending?: boolean | undefined;
}

/** How a total comes about, line by line. */
export function AmountSummary({ rows, totalLabel, total, pending = false, className, ...rest }: AmountSummaryProps) {
  return (
    <div
      data-component="AmountSummary"
      aria-busy={pending || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <dl className={styles.rows}>
        {rows.map(({ key, label, amount }) => (
          <div key={key} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              {typeof amount === "string" ? (
                <span className={styles.words}>{amount}</span>
              ) : (
                <Price value={amount} size="sm" tone={amount < 0 ? "deal" : "plain"} />
              )}
            </dd>
          </div>
        ))}
        <div data-part="total" className={styles.total}>
          <dt>{totalLabel}</dt>
          <dd>
            <Price value={total} size="lg" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
