import type { Language } from "@sundry/api/contract/language";
import { words as en } from "./words/en/words.ts";
import { words as zh } from "./words/zh/words.ts";

/** The server's own words. */
export type ServerWords = typeof en;

/** What the server needs to know about a language, besides the shop's content. */
export interface Locale {
  /** Groups of words; missing ones are shown in English. */
  words: Partial<ServerWords>;
  /** Language tag of a page. */
  tag: string;
  /** The usual currency (ISO 4217), for a shop that names none. */
  currency: string;
  /** Separators: between values, between names, between parts of a list, and between a sentence and its reason. */
  between: Readonly<Record<"values" | "names" | "parts" | "reason", string>>;
  /** Style sheet of the built storefront with the fonts this language needs besides the Latin letters. */
  fonts?: RegExp;
  /** Characters that only this language uses: a search word with one of them counts for it. */
  script?: RegExp;
}

/** The languages of the shop: one row each. Missing words and content are shown in English. */
export const locales = {
  en: { words: en, tag: "en", currency: "USD", between: { values: ", ", names: ", ", parts: "; ", reason: ": " } },
  zh: {
    words: zh,
    tag: "zh-CN",
    currency: "CNY",
    between: { values: "，", names: "、", parts: "；", reason: "：" },
    fonts: /^fontsHan-[\w-]+\.css$/,
    script: /\p{Script=Han}/u,
  },
} as const satisfies Record<Language, Locale>;

export type Lang = keyof typeof locales;

/** The language in which all words and all content exist. */
export const fallback = "en";

/** A text in some languages, always including English. */
export type Translations<T = string> = Readonly<Record<typeof fallback, T> & Partial<Record<Lang, T>>>;

/** The text in one language, or in English if it is missing. */
export function inLanguage<T>(lang: Lang, translations: Translations<T>): T {
  return translations[lang] ?? translations[fallback];
}

/** A text in all its languages. */
export function inAllLanguages<T>(translations: Translations<T>): T[] {
  return Object.values(translations) as T[];
}

export function localeOf(lang: Lang): Locale {
  return locales[lang];
}

/** The words of one language. */
export function wordsIn(lang: Lang): ServerWords {
  return { ...locales[fallback].words, ...localeOf(lang).words };
}

/** Words of the server in every language, for storing. */
export function inEveryLanguage(pick: (words: ServerWords) => string): Translations {
  const others = allLanguages().map((lang) => [lang, pick(wordsIn(lang))]);
  return { ...Object.fromEntries(others), [fallback]: pick(locales[fallback].words) } as Translations;
}

/** Ids of all languages. */
export function allLanguages(): Lang[] {
  return Object.keys(locales) as Lang[];
}

/** The language with this id; undefined if the shop does not have it. */
export function languageNamed(id: string | undefined): Lang | undefined {
  return allLanguages().find((lang) => lang === id);
}

/** The language of a search word, judged by its characters. */
export function languageOfWord(word: string): Lang {
  return allLanguages().find((lang) => localeOf(lang).script?.test(word)) ?? fallback;
}
