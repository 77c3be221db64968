import i18next from "i18next";
import { initReactI18next } from "react-i18next";

export type Locale = "en" | "zh";

/** Words by area: every page loads those it needs with its own chunk; both languages have the same keys by type. */
const areas = {
  shell: { en: () => import("./en/shell.ts"), zh: () => import("./zh/shell.ts") },
  home: { en: () => import("./en/home.ts"), zh: () => import("./zh/home.ts") },
  browse: { en: () => import("./en/browse.ts"), zh: () => import("./zh/browse.ts") },
  goods: { en: () => import("./en/goods.ts"), zh: () => import("./zh/goods.ts") },
  session: { en: () => import("./en/session.ts"), zh: () => import("./zh/session.ts") },
  cart: { en: () => import("./en/cart.ts"), zh: () => import("./zh/cart.ts") },
  checkout: { en: () => import("./en/checkout.ts"), zh: () => import("./zh/checkout.ts") },
  orders: { en: () => import("./en/orders.ts"), zh: () => import("./zh/orders.ts") },
  content: { en: () => import("./en/content.ts"), zh: () => import("./zh/content.ts") },
  store: { en: () => import("./en/store.ts"), zh: () => import("./zh/store.ts") },
  promotions: { en: () => import("./en/promotions.ts"), zh: () => import("./zh/promotions.ts") },
} as const;

export type Area = keyof typeof areas;

const wanted = new Set<Area>(["shell"]);

/** Loads the words of an area once per language; resolves at once when they are there. */
export async function loadWords(area: Area, locale: Locale): Promise<void> {
  wanted.add(area);
  if (i18next.hasResourceBundle(locale, area)) return;
  const module = await areas[area][locale]();
  i18next.addResourceBundle(locale, area, module.words);
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
