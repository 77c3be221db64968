import { eq } from "drizzle-orm";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { type Lang, type Translations, inLanguage } from "#server/locales.ts";

/** The platform's site settings, by language. */
export interface SiteWords {
  name: Translations;
  /** Number of the ICP filing; the Chinese site shows it. */
  icp: string;
  /** More filing numbers, with the address of the register. */
  filings?: readonly { text: string; url: string }[];
  /** The shop on other marketplaces. */
  marketplaces?: readonly { name: string; url: string }[];
  /** Addresses of pictures; without one, the storefront has its own. */
  logo?: string;
  icon?: string;
  /** Main colour, such as #0f766e. */
  accent?: string;
  /** Before the announcements; null: none. Undefined: that of the storefront, as in the demo. */
  topLine?: Translations | null;
  /** In the footer; null: none. Undefined: that of the storefront. */
  slogan?: Translations | null;
  /** Above the footer. Undefined: those of the storefront. */
  promises?: readonly SitePromise[];
  /** Parts of the shop that are closed. */
  closed?: readonly string[];
}

/** Something a shop promises its buyers. */
export interface SitePromise {
  icon: (typeof promiseIcons)[number];
  title: Translations;
  text: Translations;
}

/** Pictures beside promises. */
export const promiseIcons = ["shipping", "checked", "returns", "people"] as const;

/** Name of the setting with {@link SiteWords}. */
export const siteSetting = "site";

/** Name of the shop in a language; that of the software until the shop has one. */
export async function siteName(tx: Tx, lang: Lang): Promise<string> {
  const words = await siteWords(tx);
  return words ? inLanguage(lang, words.name) : "Sundry";
}

/** Names of the shop in all its languages; none until it has some. */
export async function shopNames(tx: Tx): Promise<readonly string[]> {
  return Object.values((await siteWords(tx))?.name ?? {});
}

/** The settings of the site; undefined until there are some. */
export async function siteWords(tx: Tx): Promise<SiteWords | undefined> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, siteSetting));
  return row?.value as SiteWords | undefined;
}
