import { type Lang, localeOf } from "#server/locales.ts";

/** Signs that differ from the language's own: yuan with the full-width sign, as on the pages. */
const signs: Readonly<Record<string, string>> = { CNY: "￥" };

/**
 * An amount inside a sentence, as the language writes it: `$1,234.50` or `￥1,234.50`. `currency` is the shop's (ISO
 * 4217); the default is the usual one of the language (EN-02).
 */
export function amountWords(cents: number, lang: Lang, currency: string | undefined): string {
  const { tag, currency: usual } = localeOf(lang);
  const code = currency ?? usual;
  const format = new Intl.NumberFormat(tag, { style: "currency", currency: code });
  // A text, so that no binary fraction is rounded.
  const parts = format.formatToParts((cents / 100).toFixed(2) as `${number}`);
  return parts.map(({ type, value }) => (type === "currency" ? (signs[code] ?? value) : value)).join("");
}
