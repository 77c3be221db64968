import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { type Lang, allLanguages, fallback, languageNamed } from "#server/locales.ts";

/** Language of an answer: the first of the client's preferences that the shop has, or English. */
export function languageOf(c: Context): Lang {
  const tag = accepts(c, {
    header: "Accept-Language",
    supports: allLanguages(),
    default: fallback,
    match: (wanted) => wanted.find(({ q }) => q > 0)?.type ?? fallback,
  });
  const [language = ""] = tag.toLowerCase().split("-");
  return languageNamed(language) ?? fallback;
}
