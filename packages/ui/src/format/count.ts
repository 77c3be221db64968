import { countOf } from "../internal/given.ts";
import { numberFormat } from "../internal/numberFormat.ts";
import { tagOf } from "../internal/tagOf.ts";
import { languageOf, type Locale } from "../runtime/locale.ts";

/**
 * Formats a whole count as the locale does: 2418 is "2,418" in English and Chinese, "2.418" in German. Fractions are dropped. Like all
 * formats here, it gives an empty text for what is no number.
 */
export function formatCount(count: number, locale: Locale = "en"): string {
  if (!isNumber(count)) return "";
  // Without the zero, -0.5 would be "-0".
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(Math.trunc(count) + 0);
}

/** Writes a rating with one decimal: "4.8", "4,8" in German. */
export function formatRating(value: number, locale: Locale): string {
  const rating = countOf(value);
  if (rating === undefined) return "";
  return numberFormat(locale, { minimumFractionDigits: 1 }).format(rating.toFixed(1) as `${number}`);
}

/** Writes a number that is a name, such as that of a page: in the digits of the language, without thousands. */
export function formatIndex(index: number, locale: Locale): string {
  if (!isNumber(index)) return "";
  return numberFormat(locale, { useGrouping: false }).format(index);
}

/** Writes a number with at least two digits, such as a minute: "07", "٠٧" in Egyptian Arabic. */
export function formatTwoDigits(value: number, locale: Locale): string {
  if (!isNumber(value)) return "";
  return numberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }).format(value);
}

/** Whether it is a number that can be written, or the text of one, which JSON may have in its place. */
const isNumber = (value: unknown) => countOf(value) !== undefined;

const compact = { notation: "compact", maximumFractionDigits: 1, roundingMode: "floor" } as const;

/** How we shorten counts in our own languages. Intl's units differ from these, and between browser versions. */
const ownScales: Readonly<Record<string, readonly { from: number; unit: string }[]>> = {
  en: [
    { from: 1_000_000, unit: "M" },
    { from: 1_000, unit: "k" },
  ],
  zh: [
    { from: 100_000_000, unit: "亿" },
    { from: 10_000, unit: "万" },
  ],
};

/** India counts in lakh and crore, whatever the language. */
const countsInLakh = (locale: Locale) => /-IN\b/.test(tagOf(locale));

/**
 * Shortens a large count for cards: "8.4k" in English, "1.2万" from 10,000 in Chinese, as `Intl` does elsewhere. It rounds down, so
 * it never claims more than was sold. Never for prices.
 */
export function formatCompactCount(count: number, locale: Locale): string {
  if (!isNumber(count)) return "";
  const scales = countsInLakh(locale) ? undefined : ownScales[languageOf(locale)];
  if (!scales) return numberFormat(locale, compact).format(count);
  const scale = scales.find(({ from }) => count >= from);
  if (!scale) return formatCount(count, locale);
  const tenths = Math.floor(count / (scale.from / 10));
  const [whole, tenth] = [Math.floor(tenths / 10), tenths % 10];
  return `${formatCount(whole, locale)}${tenth === 0 ? "" : `.${tenth}`}${scale.unit}`;
}
