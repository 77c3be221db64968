"use client";
import { formatCount } from "../../format/count.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import { QuantityStepper } from "../QuantityStepper/index.ts";
import * as styles from "./CartLine.css.ts";
import type { CartLineSummary } from "./cartLineSummary.ts";

interface CartLineCountProps {
  line: CartLineSummary;
  onNumChange: (event: { num: number }) => void;
  onNumProblemChange: ((event: { problem: string | undefined }) => void) | undefined;
}

/** The quantity of a line, its minimum, and what is wrong with it. */
export function CartLineCount({ line, onNumChange, onNumProblemChange }: CartLineCountProps) {
  const locale = useLocale();
  const { cart, goods } = useMessages();
  const { name, invalid, problem } = line;
  return (
    <div className={styles.count}>
      {invalid ? (
        <span className={styles.small}>{["× ", formatCount(line.num, locale)].join("")}</span>
      ) : (
        <QuantityStepper
          size="sm"
          label={cart.count({ name })}
          value={line.num}
          minimum={line.minimum}
          maximum={Math.max(line.minimum, line.stock)}
          onValueChange={({ value }) => onNumChange({ num: value })}
          onProblemChange={onNumProblemChange}
        />
      )}
      {!invalid && line.minimum > 1 && !problem && (
        <span className={styles.small}>{goods.minimum({ count: formatCount(line.minimum, locale) })}</span>
      )}
      {problem && (
        <p role="status" data-part="problem" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
