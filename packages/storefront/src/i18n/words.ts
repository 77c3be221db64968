import i18next from "i18next";
import { initReactI18next } from "react-i18next";

export type Locale = "en" | "zh";

/** Words by area: every page loads those it needs with its own chunk; both languages have the same keys by type. */
const areas = {
  shell: { en: () => import("./en/shell.ts"), zh: () => import("./zh/shell.ts") },
  home: {
    en: () => import("./en/shell.ts").then(({ home }) => ({ words: home })),
    zh: () => import("./zh/shell.ts").then(({ home }) => ({ words: home })),
  },
  browse: { en: () => import("./en/browse.ts"), zh: () => import("./zh/browse.ts") },
  goods: { en: () => import("./en/goods.ts"), zh: () => import("./zh/goods.ts") },
  session: { en: () => import("./en/session.ts"), zh: () => import("./zh/session.ts") },
  cart: { en: () => import("./en/cart.ts"), zh: () => import("./zh/cart.ts") },
  checkout: { en: () => import("./en/checkout.ts"), zh: () => import("./zh/checkout.ts") },
  orders: { en: () => import("./en/orders.ts"), zh: () => import("./zh/orders.ts") },
  content: { en: () => import("./en/content.ts"), zh: () => import("./zh/content.ts") },
  store: { en: () => import("./en/store.ts"), zh: () => import("./zh/store.ts") },
  promotions: { en: () => import("./en/promotions.ts"), zh: () => import("./zh/promotions.ts") },
  account: { en: () => import("./en/account.ts"), zh: () => import("./zh/account.ts") },
  addresses: { en: () => import("./en/addresses.ts"), zh: () => import("./zh/addresses.ts") },
  afterSales: { en: () => import("./en/afterSales.ts"), zh: () => import("./zh/afterSales.ts") },
  complaints: { en: () => import("./en/complaints.ts"), zh: () => import("./zh/complaints.ts") },
  contact: { en: () => import("./en/contact.ts"), zh: () => import("./zh/contact.ts") },
  distribution: { en: () => import("./en/distribution.ts"), zh: () => import("./zh/distribution.ts") },
  evaluations: { en: () => import("./en/evaluations.ts"), zh: () => import("./zh/evaluations.ts") },
  favourites: { en: () => import("./en/favourites.ts"), zh: () => import("./zh/favourites.ts") },
  footprints: { en: () => import("./en/footprints.ts"), zh: () => import("./zh/footprints.ts") },
  member: { en: () => import("./en/member.ts"), zh: () => import("./zh/member.ts") },
  messages: { en: () => import("./en/messages.ts"), zh: () => import("./zh/messages.ts") },
  ownedCoupons: { en: () => import("./en/ownedCoupons.ts"), zh: () => import("./zh/ownedCoupons.ts") },
  points: { en: () => import("./en/points.ts"), zh: () => import("./zh/points.ts") },
  storeEntry: { en: () => import("./en/storeEntry.ts"), zh: () => import("./zh/storeEntry.ts") },
  wallet: { en: () => import("./en/wallet.ts"), zh: () => import("./zh/wallet.ts") },
  im: { en: () => import("./en/im.ts"), zh: () => import("./zh/im.ts") },
  rail: { en: () => import("./en/rail.ts"), zh: () => import("./zh/rail.ts") },
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
