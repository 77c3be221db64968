"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Price } from "../Price/index.ts";
import * as styles from "./AmountSummary.css.ts";

/** One line of an amount. */
export interface AmountLine {
  /** Unique id of the line; not shown. */
  readonly id: string;
  readonly label: ReactNode;
  /** In units of the currency; negative for deductions. */
  readonly amount: number;
}

/** Props of {@link AmountSummary}. */
export interface AmountSummaryProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The lines that add up to the total. */
  lines: readonly AmountLine[];
  /** The total. */
  total: Omit<AmountLine, "id">;
  /** Dims the amounts while newer ones load. @default false */
  stale?: boolean | undefined;
  /** Content between the lines and the total, such as an invoice or a note. */
  children?: ReactNode | undefined;
}

/** An amount broken down line by line, with its total. For a single price use `Price`. */
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
