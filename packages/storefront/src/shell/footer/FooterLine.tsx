import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { shopConfig } from "../../shared/site/config.ts";
import { Copyright } from "./Copyright.tsx";
import { Filings } from "./Filings.tsx";
import { articles } from "./articles.ts";
import * as styles from "./FooterLine.css.ts";
import { useLegalWords } from "./useLegalWords.ts";

/** The footer of the member pages and the checkout: one row with the four articles and the record filing (HM-09). */
export function FooterLine() {
  const { t } = useTranslation("shell");
  const { copyright, recordFiling, filings } = useLegalWords();
  return (
    <footer aria-label={t("footer.label")} className={styles.root}>
      <div className={`${wrap} ${styles.row}`}>
        <p className={styles.legal}>
          <Copyright words={copyright} className={styles.link} />
          <Filings words={{ recordFiling, filings }} className={styles.link} />
        </p>
        <ul className={styles.links}>
          {articles.map((key) => (
            <li key={key}>
              <UiLink href={hrefTo.article({ id: shopConfig.footerArticles[key] })} className={styles.link}>
                {t(`footer.${key}`)}
              </UiLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
