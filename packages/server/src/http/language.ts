import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { type Lang, allLanguages, fallback, languageNamed } from "#server/locales.ts";

/** Language of an answer: the one the client likes best if the shop has it, English otherwise. */
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
