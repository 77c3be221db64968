"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type RefObject, type SyntheticEvent, useRef, useState } from "react";
import { decimalsOf } from "../../format/money.ts";
import { priceParts } from "../../format/price.ts";
import { countOf } from "../../internal/given.ts";
import { Button } from "../../primitives/Button/index.ts";
import { useCurrency, useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./PriceRange.css.ts";
import { readAmount, writeAmount } from "./readAmount.ts";

/** Props of {@link PriceRange}. */
export interface PriceRangeProps extends Omit<ComponentPropsWithRef<"form">, "onSubmit" | "children"> {
  /** Lower limit in units; undefined for none. */
  min: number | undefined;
  /** Upper limit in units; undefined for none. */
  max: number | undefined;
  /** Called on Enter or the button. Limits in the wrong order are swapped. */
  onValueChange: (event: { min: number | undefined; max: number | undefined }) => void;
}

/** Filters a list by price. Give it the applied range as `key`, so that it resets when that changes. */
export function PriceRange({ min, max, onValueChange, className, ...rest }: PriceRangeProps) {
  const locale = useLocale();
  const currency = useCurrency();
  const { filter } = useMessages();
  const [low, setLow] = useState(writeAmount(countOf(min), locale));
  const [high, setHigh] = useState(writeAmount(countOf(max), locale));
  const lowBox = useRef<HTMLInputElement>(null);
  const highBox = useRef<HTMLInputElement>(null);
  const [odd, setOdd] = useState(false);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const read = (typed: string) => readAmount(typed, locale, decimalsOf(currency.code));
    // What is in the boxes, also if it was filled in without an event.
    const [lowest, highest] = [lowBox.current?.value ?? low, highBox.current?.value ?? high];
    const [from, to] = [read(lowest), read(highest)];
    const wrong = (lowest.trim() !== "" && from === undefined) || (highest.trim() !== "" && to === undefined);
    setOdd(wrong);
    if (wrong) return;
    if (from !== undefined && to !== undefined && from > to) onValueChange({ min: to, max: from });
    else onValueChange({ min: from, max: to });
  };
  const parts = priceParts(0, locale, currency) ?? [];
  const at = parts.findIndex(({ type }) => type === "symbol");
  const sign = <span aria-hidden="true">{parts[at]?.text}</span>;
  const field = (
    label: string,
    box: RefObject<HTMLInputElement | null>,
    value: string,
    change: (value: string) => void,
  ) => (
    <span className={styles.field}>
      {at === 0 && sign}
      <input
        ref={box}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-label={label}
        aria-invalid={odd || undefined}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        className={styles.input}
      />
      {at > 0 && sign}
    </span>
  );
  return (
    <form data-component="PriceRange" noValidate {...rest} onSubmit={apply} className={clsx(styles.root, className)}>
      <div className={styles.row}>
        {field(filter.lowest, lowBox, low, setLow)}
        <span aria-hidden="true">{filter.to}</span>
        {field(filter.highest, highBox, high, setHigh)}
      </div>
      {odd && (
        <p role="alert" className={styles.hint}>
          {filter.invalidPrice}
        </p>
      )}
      <Button type="submit" variant="outline" size="sm">
        {filter.apply}
      </Button>
    </form>
  );
}
