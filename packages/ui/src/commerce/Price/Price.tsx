"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { type PriceParts, priceParts } from "../../format/price.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./Price.css.ts";

/** Props of {@link Price}. */
export interface PriceProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Amount in units of the currency (not cents): a number or a decimal text. Anything else is shown as it is. */
  value: unknown;
  /** Former amount, shown struck through beside the price; the price turns red. Left out unless it is higher. */
  was?: unknown;
  /** Upper end of a range: "$2.86 to $3.48". Left out unless it is higher. */
  to?: unknown;
  /** Size of the figure. @default "md" */
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  /** `deal` is red: a lower price. @default "deal" with `was`, else "neutral" */
  tone?: "neutral" | "deal" | "inverse" | undefined;
}

/** Money with a small currency sign and small decimals around a large number. For text inside a sentence, use `formatPrice`. */
export function Price({ value, was, to, size = "md", tone, className, ...rest }: PriceProps) {
  const locale = useLocale();
  const { price } = useMessages();
  const reduced = isHigher(was, value);
  const shown = tone ?? (reduced ? "deal" : "neutral");
  const parts = priceParts(value, locale);
  const formerParts = reduced ? priceParts(was, locale) : undefined;
  const toParts = isHigher(to, value) ? priceParts(to, locale) : undefined;
  return (
    <span data-component="Price" data-reduced={reduced || undefined} {...rest} className={clsx(styles.root, className)}>
      {formerParts && <VisuallyHidden>{price.now} </VisuallyHidden>}
      {parts ? <Figure parts={parts} size={size} tone={shown} /> : <Unchanged value={value} />}
      {toParts && (
        <>
          <span className={styles.to}> {price.to} </span>
          <Figure parts={toParts} size={size} tone={shown} />
        </>
      )}
      {formerParts && (
        <>
          <VisuallyHidden> {price.was} </VisuallyHidden>
          <s data-part="was" data-tone={shown} className={styles.was}>
            {formerParts.symbol}
            {formerParts.integer}.{formerParts.decimals}
          </s>
        </>
      )}
    </span>
  );
}

interface FigureProps {
  parts: PriceParts;
  size: NonNullable<PriceProps["size"]>;
  tone: NonNullable<PriceProps["tone"]>;
}

function Figure({ parts, size, tone }: FigureProps) {
  return (
    <span data-part="figure" className={styles.figure({ size, tone })}>
      <span className={styles.symbol({ size, sign: parts.symbol === "$" ? "narrow" : "fullWidth" })}>
        {parts.sign}
        {parts.symbol}
      </span>
      {parts.integer}
      <span className={styles.small({ size })}>.{parts.decimals}</span>
    </span>
  );
}

/** Anything but a number shows as it is; without a value it is a dash with a name for screen readers. */
function Unchanged({ value }: { value: unknown }) {
  const { price } = useMessages();
  const empty = value === null || value === undefined || value === "";
  if (!empty) return <span>{typeof value === "object" ? "" : String(value)}</span>;
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{price.none}</VisuallyHidden>
    </>
  );
}

function isHigher(other: unknown, value: unknown): boolean {
  return isAmount(other) && isAmount(value) && Number(other) > Number(value);
}

/** Only numbers and texts are compared: converting an object may throw. */
function isAmount(value: unknown): value is number | string {
  return typeof value === "number" || (typeof value === "string" && value !== "");
}
