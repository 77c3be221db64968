"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { type Amount, unitsOf } from "../../format/money.ts";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { recordOf, recordsOf } from "../../internal/given.ts";
import { useCurrency } from "../../runtime/index.ts";
import { Price } from "../Price/index.ts";
import * as styles from "./AmountSummary.css.ts";

/** One line of an amount. */
export interface AmountLine {
  /** Unique id of the line; not shown. */
  readonly id: string;
  readonly label: ReactNode;
  /** Negative for deductions. */
  readonly amount: Amount;
  /** Shown instead of the amount while that is not known yet. */
  readonly pending?: ReactNode | undefined;
}

/** Props of {@link AmountSummary}. */
export interface AmountSummaryProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The lines that add up to the total. */
  lines: readonly AmountLine[];
  /** The total. */
  total: Omit<AmountLine, "id" | "pending">;
  /** Dims the amounts while newer ones load. @default false */
  stale?: boolean | undefined;
  /** The lines appear one after the other, as from a printer; later ones when they are added. @default false */
  printed?: boolean | undefined;
  /** Content between the lines and the total, such as an invoice or a note. */
  children?: ReactNode | undefined;
}

/** An amount broken down line by line, with its total. For a single price use `Price`. */
export function AmountSummary({
  lines: givenLines,
  total: givenTotal,
  stale = false,
  printed = false,
  className,
  children,
  ...rest
}: AmountSummaryProps) {
  const lines = recordsOf(givenLines);
  const total = recordOf(givenTotal);
  const { code } = useCurrency();
  return (
    <div
      data-component="AmountSummary"
      data-stale={stale || undefined}
      aria-busy={stale || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <dl className={styles.lines}>
        {lines.map(({ id, label, amount, pending }, index) => (
          <div
            key={id}
            data-part="line"
            className={styles.line({ printed })}
            style={assignInlineVars({ [styles.turn]: String(index) })}
          >
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.amount}>
              {pending ?? <Price value={amount} size="sm" tone={unitsOf(amount, code) < 0 ? "deal" : "neutral"} />}
            </dd>
          </div>
        ))}
      </dl>
      {children ? <div className={styles.between}>{children}</div> : null}
      <dl className={styles.total}>
        <div
          data-part="total"
          className={styles.line({ printed })}
          style={assignInlineVars({ [styles.turn]: String(lines.length) })}
        >
          <dt>{total.label}</dt>
          <dd className={styles.amount}>
            <Price value={total.amount} size="lg" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
