/** One of the shop's languages. */
export type Locale = "en" | "zh";

interface LocaleInfo {
  /** Name of the language in the language itself. */
  readonly name: string;
  readonly htmlLang: string;
  readonly betweenSentences: string;
  /** Loads the font of a script that the shop's own font lacks. */
  readonly loadFont?: () => Promise<unknown>;
}

/** The languages of the shop: one row each, and a folder of words in `src/i18n`. */
const rows: Readonly<Record<Locale, LocaleInfo>> = {
  en: { name: "English", htmlLang: "en", betweenSentences: " " },
  zh: { name: "中文", htmlLang: "zh-CN", betweenSentences: "", loadFont: () => import("@sundry/ui/theme/fontsHan") },
};

/** Ids of the languages, in the order of the language menu. */
export const locales = Object.keys(rows) as Locale[];

/** The language of a buyer who has not chosen one. */
export const defaultLocale: Locale = "en";

/** Everything the shop knows about a language. */
export function localeOf(id: Locale): LocaleInfo {
  return rows[id];
}

/** Whether the shop has this language. */
export function isLocale(id: string | null): id is Locale {
  return id !== null && Object.hasOwn(rows, id);
}

/** A list in a language: `red, blue` or `红、蓝`. */
export function listOf(texts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(localeOf(locale).htmlLang, { type: "conjunction", style: "narrow" }).format(texts);
}

/** Sentences as one text; empty ones are left out. */
export function joinSentences(sentences: readonly string[], locale: Locale): string {
  return sentences.filter(Boolean).join(localeOf(locale).betweenSentences);
}
