import { useClock } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { dayIn } from "../../shared/i18n/shopTime.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopConfig } from "../../shared/site/config.ts";
import { nameIn } from "../../shared/site/configEntries.ts";
import { useSite } from "../../shared/site/site.ts";

/** The copyright line with the company's name in the buyer's language, and the record filing of the site settings (HM-09). */
export function useLegalWords() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const clock = useClock();
  const { zone } = useShopTime();
  const { recordFiling } = useSite();
  const year = dayIn(clock.now(), zone).slice(0, 4);
  const company = nameIn(locale, shopConfig.companyName);
  return { copyright: t("footer.copyright", { year, company }), recordFiling };
}
