import i18next, { type CustomTypeOptions } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Messages } from "@sundry/ui/runtime";
import { loadCode } from "../../start/loadCode.ts";
import { shopConfig } from "../site/config.ts";
import { storage } from "../session/storage.ts";
import { defaultLocale, type Locale } from "./locales.ts";
import type { WordFile } from "./wordFile.ts";

/**
 * The words of the shell and of the pages that most visits start with. The list of the others loads with the first of
 * them.
 */
const firstFiles = import.meta.glob<WordFile>("../../i18n/*/{shell,rail,goods,goodsList}.ts");

/** A part of the shop with its own file of words. */
export type Area = keyof CustomTypeOptions["resources"];

const inUse = new Set<Area>(["shell"]);

/** Loads the words of an area once per language; resolves at once if they are there. */
export async function loadWords(area: Area, locale: Locale): Promise<void> {
  inUse.add(area);
  if (i18next.hasResourceBundle(locale, area)) return;
  const file = await loadFile(area === "pageHome" ? "shell" : area, locale);
  i18next.addResourceBundle(locale, area, area === "pageHome" ? file.home : file.words);
}

const uiMessages = new Map<Locale, Messages | undefined>();

/** Loads the design system's messages in one language. */
export async function loadUiWords(locale: Locale): Promise<void> {
  if (!uiMessages.has(locale)) uiMessages.set(locale, (await loadFile("shell", locale)).ui);
}

/** The design system's messages, loaded before the first render. */
export function uiWords(locale: Locale): Messages {
  const words = uiMessages.get(locale);
  if (!words) throw new Error("loadUiWords must finish before the first render");
  return words;
}

/** Starts the word store in one language, with the shell's words loaded. */
export async function initWords(locale: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: defaultLocale,
    ns: [],
    defaultNS: "shell",
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: { siteName: shopConfig.title } },
    react: { useSuspense: false, bindI18nStore: "added" },
    returnNull: false,
    // The home page has no title of its own.
    returnEmptyString: true,
  });
  await loadWords("shell", locale);
}

/** Sets the name of the shop in all its words: `{{siteName}}`. */
export function nameShop(siteName: string): void {
  const { interpolation } = i18next.options;
  if (!interpolation || interpolation.defaultVariables?.["siteName"] === siteName) return;
  interpolation.defaultVariables = { siteName };
  // Words that are shown already are drawn again, because one was added.
  i18next.addResource(i18next.language, "shell", "siteName", siteName);
}

/** Loads the words of all areas in use, so that every text of the page can change its language at once. */
export async function loadWordsInUse(locale: Locale): Promise<void> {
  const missing = () => [...inUse].filter((area) => !i18next.hasResourceBundle(locale, area));
  // A page that opens meanwhile adds its area, with words in the old language only.
  while (missing().length > 0) await Promise.all(missing().map((area) => loadWords(area, locale)));
}

/** Changes the language of every text on the page. */
export async function showWords(locale: Locale): Promise<void> {
  await i18next.changeLanguage(locale);
}

const loadSecondaryWords = () => import("./secondaryWords.ts");

async function loadFile(name: string, locale: Locale): Promise<WordFile> {
  const path = `../../i18n/${locale}/${name}.ts`;
  const load = firstFiles[path] ?? (await loadCode(loadSecondaryWords)).secondaryFiles[path];
  if (!load) throw new Error(`There is no i18n/${locale}/${name}.ts`);
  const file = await loadCode(load);
  // Only tests set this: every text is accented and 40% longer, to check that each page has space for another language.
  if (storage.get("pseudoLocale") === null) return file;
  const { pseudoLocalise } = await import("./pseudoLocale.ts");
  return pseudoLocalise(file);
}
