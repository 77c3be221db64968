import type { Words } from "#server/db/schema/catalogue.ts";
import type { Lang } from "#server/http/serve.ts";

/** Whom an answer is written for: their language, and the shop's time zone for moments. */
export interface Reader {
  lang: Lang;
  zone: string;
}

/** The words of one language out of a pair of columns. */
export function inLanguage(lang: Lang, en: string, zh: string): string {
  return lang === "zh" ? zh : en;
}

/** The words of one language out of a bilingual value. */
export function textIn(lang: Lang, words: Words): string {
  return words[lang];
}
