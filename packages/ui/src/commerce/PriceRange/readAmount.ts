import { numberFormat } from "../../internal/numberFormat.ts";
import type { Locale } from "../../runtime/index.ts";

/**
 * Reads a typed price, in units: digits with at most `decimals` decimals, in the digits and marks of the locale, full-width ones
 * too; undefined for anything else. A comma for a point, and the other way round, is understood where it cannot mean
 * thousands.
 */
export function readAmount(typed: string, locale: Locale, decimals: number): number | undefined {
  const text = plainDigits(typed, locale);
  const [point, other] = decimalMark(locale) === "," ? [",", "."] : [".", ","];
  const grouped = new RegExp(`^\\d{1,3}(?:\\${other}\\d{3})+(?:\\${point}|$)`).test(text);
  const amount = grouped ? text.replaceAll(other, "") : text.replace(other, point);
  const isSound = new RegExp(`^\\d{1,9}(?:\\${point}\\d{0,${decimals}})?$`).test(amount);
  return isSound ? Number(amount.replace(point, ".")) : undefined;
}

/** A price as the field shows it: with the locale's point, without thousands. */
export function writeAmount(amount: number | undefined, locale: Locale): string {
  if (amount === undefined) return "";
  return numberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }).format(amount);
}

function decimalMark(locale: Locale): string | undefined {
  return numberFormat(locale, {})
    .formatToParts(0.5)
    .find(({ type }) => type === "decimal")?.value;
}

/** Without spaces, and with Latin digits and marks. */
function plainDigits(typed: string, locale: Locale): string {
  const digits = Array.from({ length: 10 }, (_, digit) => numberFormat(locale, {}).format(digit));
  return typed
    .normalize("NFKC")
    .replace(/[\s'’]/g, "")
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replace(/\p{Nd}/gu, (sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign));
}
