import { useSyncExternalStore } from "react";
import { type Locale, switchWords } from "../../i18n/words.ts";
import { storage } from "../session/storage.ts";
import { loadUiWords } from "./uiWords.ts";

const key = "locale";
let current: Locale = storage.get(key) === "zh" ? "zh" : "en";
const listeners = new Set<() => void>();

/** The language of the page now; `en` unless the buyer chose Chinese before (HM-10). */
export function currentLocale(): Locale {
  return current;
}

export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, currentLocale, () => "en");
}

/** Switches every text, title, price and catalogue answer of the page without a reload, and remembers it. */
export async function chooseLocale(locale: Locale): Promise<void> {
  storage.set(key, locale);
  await show(locale);
}

async function show(locale: Locale): Promise<void> {
  if (locale === current) return;
  await Promise.all([switchWords(locale), loadUiWords(locale)]);
  current = locale;
  applyDocumentLanguage();
  for (const listener of listeners) listener();
}

/** Sets `<html lang>` and loads the Chinese face when it is needed. */
export function applyDocumentLanguage(): void {
  document.documentElement.lang = current === "zh" ? "zh-CN" : "en";
  if (current === "zh") void import("@sundry/ui/theme/fontsHan");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The language of one tab reaches the others (SE-05).
if (typeof window !== "undefined")
  window.addEventListener("storage", (event) => {
    if (event.key === key && (event.newValue === "en" || event.newValue === "zh")) void show(event.newValue);
  });
