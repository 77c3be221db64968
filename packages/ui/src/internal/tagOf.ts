import { warn } from "./warn.ts";

const tags = new Map<string, string>();

/**
 * A tag as browsers take it. Backends write "de_DE", "de_DE.UTF-8" or "DE-de": all are "de-DE". English for a text that is no
 * language, with one warning on the console, so that wrong data never take a page down.
 */
export function tagOf(locale: string): string {
  const known = tags.get(locale);
  if (known !== undefined) return known;
  const tag = canonicalTag(locale) ?? "en";
  tags.set(locale, tag);
  return tag;
}

function canonicalTag(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(
      locale
        .trim()
        .replace(/[.@].*$/, "")
        .replaceAll("_", "-"),
    )[0];
  } catch {
    warn(`the locale "${locale}" is no language tag such as "de-DE", so English is used`);
    return undefined;
  }
}
