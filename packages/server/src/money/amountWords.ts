import { type Lang, localeOf } from "#server/locales.ts";

/** An amount inside a sentence, with the sign of the language: `$1,234.50` or `￥1,234.50` (EN-02). */
export function amountWords(cents: number, lang: Lang): string {
  const [whole = "0", part] = (cents / 100).toFixed(2).split(".");
  return `${localeOf(lang).currency}${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${part}`;
}
