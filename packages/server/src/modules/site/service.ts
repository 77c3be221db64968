import type { SiteSetting, SiteSettingValue } from "@sundry/api/contract/entities/site";
import type { Tx } from "#server/db/transaction.ts";
import type { Config } from "#server/config.ts";
import { providersOf } from "../session/oidc/provider.ts";
import { type Lang, inLanguage } from "#server/locales.ts";
import { siteWords } from "../siteWords.ts";

/**
 * Name, look, filing number and time zone of the shop, and what the ways to log in need to know, as JSON text. Without
 * a logo and an icon, the storefront has its own. HM-11.
 */
export async function site(tx: Tx, lang: Lang, { messages, oidc, currency, shopZone }: Config): Promise<SiteSetting> {
  const words = await siteWords(tx);
  const value: SiteSettingValue = {
    ...(words && { siteName: inLanguage(lang, words.name), icp: words.icp || null }),
    ...(words?.logo && { buyerSideLogo: words.logo }),
    ...(words?.icon && { buyerSideIcon: words.icon }),
    ...(words?.accent && { accent: words.accent }),
    timeZone: shopZone,
    ...(currency && { currency }),
    registrationCode: messages.registrationCode,
    loginProviders: providersOf(oidc).map(({ type, name }) => ({ type, name })),
  };
  return { id: "BASE_SETTING", settingValue: JSON.stringify(value) };
}
