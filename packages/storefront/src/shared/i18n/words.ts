import i18next, { type CustomTypeOptions } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Messages } from "@sundry/ui/runtime";
import { loadCode } from "../../start/loadCode.ts";
import { storage } from "../session/storage.ts";
import type { Locale } from "./locales.ts";
import type { WordFile } from "./wordFile.ts";

/** The words of the shell and of the pages that most visits begin with. The list of the others loads with the first of them. */
const firstFiles = import.meta.glob<WordFile>("../../i18n/*/{shell,rail,goods,goodsList}.ts");

/** A part of the shop with a file of words of its own. */
export type Area = keyof CustomTypeOptions["resources"];

const inUse = new Set<Area>(["shell"]);

/** Loads the words of an area once per language; resolves at once if they are there. */
export async function loadWords(area: Area, locale: Locale): Promise<void> {
  inUse.add(area);
  if (i18next.hasResourceBundle(locale, area)) return;
  const file = await loadFile(area === "pageHome" ? "shell" : area, locale);
  i18next.addResourceBundle(locale, area, area === "pageHome" ? file.home : file.words);
}

const ofUi = new Map<Locale, Messages | undefined>();

/** Loads the design system's own words of one language. */
export async function loadUiWords(locale: Locale): Promise<void> {
  if (!ofUi.has(locale)) ofUi.set(locale, (await loadFile("shell", locale)).ui);
}

/** The design system's words, loaded before the first render. */
export function uiWords(locale: Locale): Messages {
  const words = ofUi.get(locale);
  if (!words) throw new Error("loadUiWords must finish before the first render");
  return words;
}

/** Starts the word store in one language, with the shell's words loaded. */
export async function startWords(locale: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: "en",
    ns: [],
    defaultNS: "shell",
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: "added" },
    returnNull: false,
  });
  await loadWords("shell", locale);
}

/** Changes the language of every text on the page at once: the words of all areas in use are loaded first. */
export async function switchWords(locale: Locale): Promise<void> {
  await Promise.all([...inUse].map((area) => loadWords(area, locale)));
  await i18next.changeLanguage(locale);
}

const loadOtherWords = () => import("./otherWords.ts");

async function loadFile(name: string, locale: Locale): Promise<WordFile> {
  const path = `../../i18n/${locale}/${name}.ts`;
  const load = firstFiles[path] ?? (await loadCode(loadOtherWords)).otherFiles[path];
  if (!load) throw new Error(`There is no i18n/${locale}/${name}.ts`);
  const file = await loadCode(load);
  // Only tests set this: every text accented and 40 % longer, to see that each page has room for another language.
  if (storage.get("pseudoLocale") === null) return file;
  const { lengthen } = await import("./pseudoLocale.ts");
  return lengthen(file);
}
