import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { loadCode } from "../start/loadCode.ts";
import type { otherWords } from "./otherWords.ts";

export type Locale = "en" | "zh";

/** Words of the shell and of the pages that most visits begin with, by area: every page loads those it needs with its own chunk; both languages have the same keys by type. */
const firstWords = {
  shell: { en: () => import("./en/shell.ts"), zh: () => import("./zh/shell.ts") },
  pageHome: {
    en: () => import("./en/shell.ts").then(({ home }) => ({ words: home })),
    zh: () => import("./zh/shell.ts").then(({ home }) => ({ words: home })),
  },
  goodsList: { en: () => import("./en/goodsList.ts"), zh: () => import("./zh/goodsList.ts") },
  goods: { en: () => import("./en/goods.ts"), zh: () => import("./zh/goods.ts") },
  rail: { en: () => import("./en/rail.ts"), zh: () => import("./zh/rail.ts") },
} as const;

export type Area = keyof typeof firstWords | keyof typeof otherWords;

const isFirst = (area: Area): area is keyof typeof firstWords => area in firstWords;

const wanted = new Set<Area>(["shell"]);

/** Loads the words of an area once per language; resolves at once when they are there. */
export async function loadWords(area: Area, locale: Locale): Promise<void> {
  wanted.add(area);
  if (i18next.hasResourceBundle(locale, area)) return;
  const { words } = await loadCode(
    isFirst(area)
      ? firstWords[area][locale]
      : () => import("./otherWords.ts").then(({ otherWords }) => otherWords[area][locale]()),
  );
  i18next.addResourceBundle(locale, area, words);
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

/** Switches the language at once for every text on the page: the words of all areas in use are loaded first. */
export async function switchWords(locale: Locale): Promise<void> {
  await Promise.all([...wanted].map((area) => loadWords(area, locale)));
  await i18next.changeLanguage(locale);
}
