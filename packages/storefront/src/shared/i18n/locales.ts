/**
 * The languages of the shop, the default first. A new one is a row here and a folder of words in `src/i18n`; `ui` has its own
 * words and formats by the same ids.
 */
export const locales = [
  { id: "en", name: "English", htmlLang: "en", betweenSentences: " ", loadFont: undefined },
  {
    id: "zh",
    name: "中文",
    htmlLang: "zh-CN",
    betweenSentences: "",
    loadFont: () => import("@sundry/ui/theme/fontsHan"),
  },
] as const;

/** A language of the shop, as storage, calls and words name it. */
export type Locale = (typeof locales)[number]["id"];

/** Everything the shop knows about a language. */
export function localeOf(id: Locale): (typeof locales)[number] {
  return locales.find((row) => row.id === id) ?? locales[0];
}

/** Whether the shop speaks this language. */
export function isLocale(id: string | null): id is Locale {
  return locales.some((row) => row.id === id);
}

/** A list in a language: `red, blue` or `红、蓝`. */
export function listOf(texts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(localeOf(locale).htmlLang, { type: "conjunction", style: "narrow" }).format(texts);
}

/** Sentences as one text; empty ones are left out. */
export function joinSentences(sentences: readonly string[], locale: Locale): string {
  return sentences.filter(Boolean).join(localeOf(locale).betweenSentences);
}
