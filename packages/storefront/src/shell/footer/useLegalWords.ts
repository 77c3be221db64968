import { useClock } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { dayIn } from "../../shared/i18n/shopTime.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopConfig } from "../../shared/site/config.ts";
import { nameIn } from "../../shared/site/configEntries.ts";
import { useSite, useSiteSettings } from "../../shared/site/site.ts";

/** Stands for the name in the sentence. */
const gap = "\u0000";

/**
 * The copyright line around the company's name in the buyer's language, and the filings of the site settings and of this deployment
 * (HM-09).
 */
export function useLegalWords() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const clock = useClock();
  const { zone } = useShopTime();
  const { recordFiling } = useSite();
  const year = dayIn(clock.now(), zone).slice(0, 4);
  const company = nameIn(locale, shopConfig.companyName);
  const [before = "", after = ""] = t("footer.copyright", { year, company: gap }).split(gap);
  const filings = [...(useSiteSettings()?.filings ?? []), ...shopConfig.recordFiling];
  return { copyright: { before, company, after }, recordFiling, filings };
}
