"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { type Amount, unitsOf } from "../../format/money.ts";
import { type PricePart, priceParts } from "../../format/price.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { directionOf, useCurrency, useLocale, useMessages } from "../../runtime/index.ts";
import { RollingDigits } from "./RollingDigits.tsx";
import * as styles from "./Price.css.ts";

/** Props of {@link Price}. */
export interface PriceProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /**
   * The amount: whole cents as `{ minorUnits: 1299 }`, or units (not cents) as a number or a decimal text. Other text is shown as
   * it is; without a value it is a dash.
   */
  value: Amount | null | undefined;
  /** Former amount, shown struck through beside the price; the price turns red. Left out unless it is higher. */
  was?: Amount | null | undefined;
  /** Upper end of a range: "$2.86 to $3.48". Left out unless it is higher. */
  to?: Amount | null | undefined;
  /** Size of the figure. @default "md" */
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  /**
   * Digits roll when the amount changes, and the figure gets as narrow as `--sundry-type-price-…-width` says, instead of jumping.
   * For one price that a buyer is changing, as in `LivingPrice`. @default false
   */
  rolling?: boolean | undefined;
  /** `deal` is red: a lower price. @default "deal" with `was`, else "neutral" */
  tone?: "neutral" | "deal" | "inverse" | undefined;
}

/**
 * Money with a small currency sign and small decimals around a large number, in the order of the page's language. For text inside
 * a sentence, use `formatPrice`.
 */
export function Price({ value, was, to, size = "md", rolling = false, tone, className, ...rest }: PriceProps) {
  const locale = useLocale();
  const currency = useCurrency();
  const { price } = useMessages();
  const parts = priceParts(value, locale, currency);
  /** Parts of an amount that is higher as a buyer reads it: ￥2.86 and ￥3.48 are both ￥3 in whole yen. */
  const higherParts = (other: unknown) => {
    if (!(unitsOf(other, currency.code) > unitsOf(value, currency.code))) return undefined;
    const found = priceParts(other, locale, currency);
    return textOf(found) === textOf(parts) ? undefined : found;
  };
  const formerParts = higherParts(was);
  const toParts = higherParts(to);
  const reduced = formerParts !== undefined;
  const shown = tone ?? (reduced ? "deal" : "neutral");
  const look = { size, rolling, tone: shown, direction: directionOf(locale) };
  return (
    <span data-component="Price" data-reduced={reduced || undefined} {...rest} className={clsx(styles.root, className)}>
      {formerParts && <VisuallyHidden>{[price.now, " "].join("")}</VisuallyHidden>}
      {parts ? <Figure parts={parts} {...look} /> : <Unchanged value={value} />}
      {toParts && (
        <>
          <span className={styles.to}>{[" ", price.to, " "].join("")}</span>
          <Figure parts={toParts} {...look} />
        </>
      )}
      {formerParts && (
        <>
          <VisuallyHidden>{[" ", price.was, " "].join("")}</VisuallyHidden>
          <s data-part="was" translate="no" data-tone={shown} className={styles.was({ direction: look.direction })}>
            {textOf(formerParts)}
          </s>
        </>
      )}
    </span>
  );
}

const textOf = (parts: readonly PricePart[] | undefined) => parts?.map(({ text }) => text).join("");

interface FigureProps {
  parts: readonly PricePart[];
  size: NonNullable<PriceProps["size"]>;
  tone: NonNullable<PriceProps["tone"]>;
  direction: "ltr" | "rtl";
  rolling: boolean;
}

function Figure({ parts, size, tone, direction, rolling }: FigureProps) {
  return (
    <span data-part="figure" translate="no" className={styles.figure({ size, tone, direction, rolling })}>
      {/* By place: some languages repeat a part, such as the space on both sides of a sign. */}
      {parts.map(({ type, text }, place) => {
        if (type === "symbol")
          return (
            <span key={place} className={styles.symbol({ size, sign: text.includes("￥") ? "fullWidth" : "narrow" })}>
              {text}
            </span>
          );
        if (type === "decimals")
          return (
            <span key={place} className={styles.small({ size })}>
              {rolling ? <RollingDigits text={text} /> : text}
            </span>
          );
        return <span key={place}>{type === "integer" && rolling ? <RollingDigits text={text} /> : text}</span>;
      })}
    </span>
  );
}

/** A text that is no amount shows unchanged. A missing amount, or a number that is none, is a dash with a name for screen readers. */
function Unchanged({ value }: { value: unknown }) {
  const { price } = useMessages();
  const empty = value === null || value === undefined || value === "" || /number|object/.test(typeof value);
  if (!empty) return <span className={styles.words}>{String(value)}</span>;
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{price.none}</VisuallyHidden>
    </>
  );
}
