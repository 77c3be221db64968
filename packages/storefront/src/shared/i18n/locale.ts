import { browserLanguage } from "../../start/browserLanguage.ts";
import { attempt } from "../../start/attempt.ts";
import { sentLanguage } from "../data/sentPage.ts";
import { createStore } from "../data/createStore.ts";
import { storage } from "../session/storage.ts";
import { shopConfig } from "../site/config.ts";
import { defaultLocale, isLocale, type Locale, localeOf, locales } from "./locales.ts";
import { loadUiWords, loadWordsInUse, showWords } from "./words.ts";

const key = "locale";
const shown = createStore<Locale>(firstLocale());

function firstLocale(): Locale {
  return [storage.get(key), sentLanguage(), ofSetting(shopConfig.language)].find(isLocale) ?? defaultLocale;
}

function ofSetting(language: Locale | "auto"): Locale {
  return language === "auto" ? (browserLanguage(locales) ?? defaultLocale) : language;
}

/** The current language of the page: the buyer's last choice, that of the page the server sent, or that of the settings (HM-10). */
export const currentLocale: () => Locale = shown.get;

/** The same for a component, which follows every change. */
export const useLocale: () => Locale = shown.use;

/** Changes every text, title, price and catalogue answer of the page without a reload, and remembers the choice. */
export async function chooseLocale(locale: Locale): Promise<void> {
  remember(locale);
  await show(locale);
}

/** Keeps the language of an address that names one, for a visitor who has not chosen another. */
export function keepNamedLocale(named: string | null): void {
  if (isLocale(named) && storage.get(key) === null) remember(named);
}

function remember(locale: Locale): void {
  storage.set(key, locale);
  // For the pages that the server renders.
  attempt(() => (document.cookie = `${key}=${locale}; path=/; max-age=31536000; samesite=lax`), "");
}

/** Sets the language of pages that are rendered on the server, where nobody chooses. */
export function setServerLocale(locale: Locale): void {
  shown.set(locale);
}

let lastChoice = shown.get();

/** Takes the language of the settings for a visitor who has none, once the settings are read and before anything is drawn. */
export function takeFirstLocale(): void {
  lastChoice = firstLocale();
  shown.set(lastChoice);
}

async function show(locale: Locale): Promise<void> {
  lastChoice = locale;
  if (locale === shown.get()) return;
  await loadUiWords(locale);
  await loadWordsInUse(locale);
  // The buyer may have chosen again while the words were loading.
  if (lastChoice !== locale) return;
  await showWords(locale);
  applyDocumentLanguage(locale);
  shown.set(locale);
}

/** Sets `<html lang>` and loads the font of a language that needs its own. */
export function applyDocumentLanguage(locale: Locale = shown.get()): void {
  const { htmlLang, loadFont } = localeOf(locale);
  document.documentElement.lang = htmlLang;
  void loadFont?.();
}

/** Follows a choice in another tab that this one was not told about. */
export function showStoredLocale(): void {
  const stored = storage.get(key);
  if (isLocale(stored)) void show(stored);
}

// A choice in one tab applies to the others too (SE-05).
if (typeof window !== "undefined")
  window.addEventListener("storage", (event) => {
    if (event.key === key && isLocale(event.newValue)) void show(event.newValue);
  });
