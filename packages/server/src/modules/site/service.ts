import type { SiteSetting, SiteSettingValue } from "@sundry/api/contract/entities/site";
import { eq } from "drizzle-orm";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Config } from "#server/config.ts";
import { providersOf } from "../session/oidc/provider.ts";
import { type Lang, type Translations, inLanguage } from "#server/locales.ts";

/** What the platform keeps about its site, by language. */
export interface SiteWords {
  name: Translations;
  /** Number of the record filing; shown by the Chinese site. */
  icp: string;
}

/** Row of the settings that holds {@link SiteWords}. */
export const siteSetting = "site";

/** Name and filing number of the shop, as JSON text; logo and icon are the storefront's own, beside what the ways to log in need to know. HM-11. */
export async function site(tx: Tx, lang: Lang, { messages, oidc }: Config): Promise<SiteSetting> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, siteSetting));
  const words = row?.value as SiteWords | undefined;
  const value: SiteSettingValue = {
    ...(words && { siteName: inLanguage(lang, words.name), icp: words.icp || null }),
    registrationCode: messages.registrationCode,
    loginProviders: providersOf(oidc).map(({ type, name }) => ({ type, name })),
  };
  return { id: "BASE_SETTING", settingValue: JSON.stringify(value) };
}
