import { tagOf } from "../internal/tagOf.ts";

/** A language as a BCP 47 tag: "en", "zh-CN", "de-AT", "ar-EG". It decides how numbers, prices and dates are written. */
export type Locale = string;

/** Languages whose messages come with the package, in `runtime/messages`. For any other, pass messages of your own. */
export const locales = ["en", "zh"] as const;

/** One of {@link locales}. */
export type ShippedLocale = (typeof locales)[number];

/** The language of a tag without its region and script: "zh" of "zh-Hant-TW". */
export function languageOf(locale: Locale): string {
  return tagOf(locale).split("-", 1)[0] ?? "";
}

const scriptsFromTheRight = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"]);
const directions = new Map<Locale, "ltr" | "rtl">();

/** Which way a language is read: "rtl" for Arabic, Hebrew, Persian, Urdu and others written in their scripts. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  const known = directions.get(locale);
  if (known) return known;
  const direction = scriptsFromTheRight.has(new Intl.Locale(tagOf(locale)).maximize().script ?? "") ? "rtl" : "ltr";
  directions.set(locale, direction);
  return direction;
}
