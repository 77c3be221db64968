import { createStore } from "../data/createStore.ts";
import { storage } from "../session/storage.ts";
import { isLocale, type Locale, localeOf, locales } from "./locales.ts";
import { loadUiWords, switchWords } from "./words.ts";

const key = "locale";
const stored = storage.get(key);
const shown = createStore<Locale>(isLocale(stored) ? stored : locales[0].id);

/** The language of the page now: the buyer's last choice, or the default (HM-10). */
export const currentLocale: () => Locale = shown.get;

/** The same for a component, which follows every change. */
export const useLocale: () => Locale = shown.use;

/** Switches every text, title, price and catalogue answer of the page without a reload, and remembers it. */
export async function chooseLocale(locale: Locale): Promise<void> {
  storage.set(key, locale);
  await show(locale);
}

async function show(locale: Locale): Promise<void> {
  if (locale === shown.get()) return;
  await Promise.all([switchWords(locale), loadUiWords(locale)]);
  applyDocumentLanguage(locale);
  shown.set(locale);
}

/** Sets `<html lang>` and loads the font of a language that needs its own. */
export function applyDocumentLanguage(locale: Locale = shown.get()): void {
  const { htmlLang, loadFont } = localeOf(locale);
  document.documentElement.lang = htmlLang;
  void loadFont?.();
}

// A choice in one tab reaches the others (SE-05).
if (typeof window !== "undefined")
  window.addEventListener("storage", (event) => {
    if (event.key === key && isLocale(event.newValue)) void show(event.newValue);
  });
