import type { Language } from "@sundry/api/contract/language";
import { words as en } from "./words/en/words.ts";
import { words as zh } from "./words/zh/words.ts";

/** The server's own words. */
export type ServerWords = typeof en;

/** What the server needs to know about a language, beside the content of the shop. */
export interface Locale {
  /** Groups of words; those that are missing are shown in English. */
  words: Partial<ServerWords>;
  /** Language tag of a page. */
  tag: string;
  /** Sign in front of an amount. */
  currency: string;
  /** What stands between values, between names, between parts of a list, and between a sentence and its reason. */
  between: Readonly<Record<"values" | "names" | "parts" | "reason", string>>;
  /** Style sheet of the built storefront with the fonts this language needs beside the Latin letters. */
  fonts?: RegExp;
  /** Signs that only this language uses: a searched word with one of them counts for it. */
  script?: RegExp;
}

/** The languages of the shop: one row each. Words and content that a language lacks are shown in English. */
export const locales = {
  en: { words: en, tag: "en", currency: "$", between: { values: ", ", names: ", ", parts: "; ", reason: ": " } },
  zh: {
    words: zh,
    tag: "zh-CN",
    currency: "￥",
    between: { values: "，", names: "、", parts: "；", reason: "：" },
    fonts: /^fontsHan-[\w-]+\.css$/,
    script: /\p{Script=Han}/u,
  },
} as const satisfies Record<Language, Locale>;

export type Lang = keyof typeof locales;

/** The language that all words and all content are there in. */
export const fallback = "en";

/** The same text in the languages it is there in; English always is. */
export type Translations<T = string> = Readonly<Record<typeof fallback, T> & Partial<Record<Lang, T>>>;

/** The text in one language, in English where that language lacks it. */
export function inLanguage<T>(lang: Lang, translations: Translations<T>): T {
  return translations[lang] ?? translations[fallback];
}

/** All that a text says, in whatever language. */
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

/** Words of the server in every language, to be stored. */
export function inEveryLanguage(pick: (words: ServerWords) => string): Translations {
  const others = allLanguages().map((lang) => [lang, pick(wordsIn(lang))]);
  return { ...Object.fromEntries(others), [fallback]: pick(locales[fallback].words) } as Translations;
}

/** Ids of all languages. */
export function allLanguages(): Lang[] {
  return Object.keys(locales) as Lang[];
}

/** The language a client names; undefined when the shop does not have it. */
export function languageNamed(id: string | undefined): Lang | undefined {
  return allLanguages().find((lang) => lang === id);
}

/** The language of a searched word, as far as its signs tell. */
export function languageOfWord(word: string): Lang {
  return allLanguages().find((lang) => localeOf(lang).script?.test(word)) ?? fallback;
}
