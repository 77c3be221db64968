import { TextLink } from "@sundry/ui/primitives/TextLink";
import Clock from "lucide-react/icons/clock";
import LifeBuoy from "lucide-react/icons/life-buoy";
import MapPin from "lucide-react/icons/map-pin";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { shopConfig } from "../../shared/site/config.ts";
import { useIsUsualShop } from "../../shared/site/site.ts";
import * as styles from "./ContactPage.css.ts";

/** A link to the help articles; in a shop with the usual words also its address and hours, which are the demo's. */
export function ContactFacts() {
  const { t } = useTranslation("feedback");
  const usual = useIsUsualShop();
  return (
    <aside aria-label={t("title")} className={styles.facts}>
      {usual && (
        <>
          <section className={styles.fact}>
            <MapPin aria-hidden="true" className={styles.icon} />
            <div>
              <h2 className={styles.heading}>{t("where.title")}</h2>
              <address className={styles.words}>{t("where.address")}</address>
            </div>
          </section>
          <section className={styles.fact}>
            <Clock aria-hidden="true" className={styles.icon} />
            <div>
              <h2 className={styles.heading}>{t("hours.title")}</h2>
              <p className={styles.words}>{t("hours.text")}</p>
            </div>
          </section>
        </>
      )}
      <section className={styles.fact}>
        <LifeBuoy aria-hidden="true" className={styles.icon} />
        <div>
          <h2 className={styles.heading}>{t("help.title")}</h2>
          <p className={styles.words}>{t("help.text")}</p>
          <TextLink href={hrefTo.article({ id: shopConfig.footerArticles.help })}>{t("help.link")}</TextLink>
        </div>
      </section>
    </aside>
  );
}
