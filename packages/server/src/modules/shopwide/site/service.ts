import type { SiteSetting, SiteSettingValue } from "@sundry/api/contract/entities/site";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { providersOf } from "#server/modules/account/session/oidc/provider.ts";
import { type Lang, inLanguage } from "#server/locales.ts";
import { homeNav } from "#server/modules/catalogue/page/navBar.ts";
import { emptyPages } from "./emptyPages.ts";
import { shopTax } from "#server/modules/buying/tax/setting.ts";
import { siteWords } from "#server/settings/siteWords.ts";

/**
 * Name, look, claims, closed parts, empty pages, links, filing number and time zone of the shop, and what the ways to log in need to
 * know, as JSON text. Without a logo and an icon, the storefront has its own. HM-11.
 */
export async function site(
  tx: Tx,
  lang: Lang,
  { config, clock }: Pick<Services, "config" | "clock">,
): Promise<SiteSetting> {
  const { messages, oidc, currency, shopZone } = config;
  const words = await siteWords(tx);
  const tax = await shopTax(tx);
  const nav = await homeNav(tx, lang);
  const value: SiteSettingValue = {
    ...(words && { siteName: inLanguage(lang, words.name), icp: words.icp || null }),
    ...(words?.logo && { buyerSideLogo: words.logo }),
    ...(words?.icon && { buyerSideIcon: words.icon }),
    ...(words?.accent && { accent: words.accent }),
    ...(words?.topLine !== undefined && { topLine: words.topLine ? inLanguage(lang, words.topLine) : "" }),
    ...(words?.slogan !== undefined && { slogan: words.slogan ? inLanguage(lang, words.slogan) : "" }),
    ...(words?.promises && {
      promises: words.promises.map(({ icon, title, text }) => ({
        icon,
        title: inLanguage(lang, title),
        text: inLanguage(lang, text),
      })),
    }),
    ...(words?.filings && { filings: [...words.filings] }),
    ...(words?.marketplaces && { marketplaces: [...words.marketplaces] }),
    ...(words?.closed && { closed: [...words.closed] }),
    empty: await emptyPages(tx, clock.now()),
    ...(nav.length > 0 && { nav }),
    timeZone: shopZone,
    ...(currency && { currency }),
    ...(tax?.mode === "added" && { taxOnTop: inLanguage(lang, tax.label) }),
    registrationCode: messages.registrationCode,
    loginProviders: providersOf(oidc).map(({ type, name }) => ({ type, name })),
  };
  return { id: "BASE_SETTING", settingValue: JSON.stringify(value) };
}
