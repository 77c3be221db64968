import type { Words } from "#server/db/schema/catalogue.ts";
import type { Lang } from "#server/http/serve.ts";

/** The words of one language out of a pair of columns. */
export function spoken(lang: Lang, en: string, zh: string): string {
  return lang === "zh" ? zh : en;
}

/** The words of one language out of a bilingual value. */
export function said(lang: Lang, words: Words): string {
  return words[lang];
}
