"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type SyntheticEvent, useState } from "react";
import { currencySymbols } from "../../format/price.ts";
import { Button } from "../../primitives/Button/index.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./PriceRange.css.ts";
import { readAmount } from "./readAmount.ts";

/** Props of {@link PriceRange}. */
export interface PriceRangeProps extends Omit<ComponentPropsWithRef<"form">, "onSubmit" | "children"> {
  /** Lower end in units; undefined is open. */
  min: number | undefined;
  /** Upper end in units; undefined is open. */
  max: number | undefined;
  /** Called on Enter or the button. Ends in the wrong order are swapped. */
  onValueChange: (event: { min: number | undefined; max: number | undefined }) => void;
}

/** Filters a list by price. Give it a `key` of the applied range, so that it resets when that changes. */
export function PriceRange({ min, max, onValueChange, className, ...rest }: PriceRangeProps) {
  const locale = useLocale();
  const { filter } = useMessages();
  const [low, setLow] = useState(min === undefined ? "" : String(min));
  const [high, setHigh] = useState(max === undefined ? "" : String(max));
  const [odd, setOdd] = useState(false);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const [from, to] = [readAmount(low), readAmount(high)];
    const wrong = (low.trim() !== "" && from === undefined) || (high.trim() !== "" && to === undefined);
    setOdd(wrong);
    if (wrong) return;
    if (from !== undefined && to !== undefined && from > to) onValueChange({ min: to, max: from });
    else onValueChange({ min: from, max: to });
  };
  const field = (label: string, value: string, change: (value: string) => void) => (
    <span className={styles.field}>
      <span aria-hidden="true">{currencySymbols[locale]}</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-label={label}
        aria-invalid={odd || undefined}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        className={styles.input}
      />
    </span>
  );
  return (
    <form data-component="PriceRange" noValidate {...rest} onSubmit={apply} className={clsx(styles.root, className)}>
      <div className={styles.row}>
        {field(filter.lowest, low, setLow)}
        <span aria-hidden="true">{filter.to}</span>
        {field(filter.highest, high, setHigh)}
      </div>
      {odd && (
        <p role="alert" className={styles.hint}>
          {filter.badPrice}
        </p>
      )}
      <Button type="submit" variant="outline" size="sm">
        {filter.apply}
      </Button>
    </form>
  );
}
