import { groupThousands } from "../internal/groupThousands.ts";
import type { Locale } from "../runtime/locale.ts";

/** Writes a whole count with commas: 2418 is "2,418" in both languages. Fractions are dropped. */
export function formatCount(count: number): string {
  const whole = Math.trunc(count);
  return `${whole < 0 ? "-" : ""}${groupThousands(String(Math.abs(whole)))}`;
}

const scales = {
  en: [
    { from: 1_000_000, unit: "M" },
    { from: 1_000, unit: "k" },
  ],
  zh: [
    { from: 100_000_000, unit: "亿" },
    { from: 10_000, unit: "万" },
  ],
} as const satisfies Record<Locale, readonly { from: number; unit: string }[]>;

/**
 * Shortens a large count for cards: "8.4k" in English, "1.2万" from 10,000 in Chinese. It rounds down, so it never claims
 * more than was sold. Never for prices.
 */
export function formatCompactCount(count: number, locale: Locale): string {
  const scale = scales[locale].find(({ from }) => count >= from);
  if (!scale) return formatCount(count);
  const tenths = Math.floor(count / (scale.from / 10));
  const [whole, tenth] = [Math.floor(tenths / 10), tenths % 10];
  return `${formatCount(whole)}${tenth === 0 ? "" : `.${tenth}`}${scale.unit}`;
}
