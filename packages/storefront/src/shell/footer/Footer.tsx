import BadgeCheck from "lucide-react/icons/badge-check";
import Headset from "lucide-react/icons/headset";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Ship from "lucide-react/icons/ship";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { shopConfig as config } from "../../shared/site/config.ts";
import { articles } from "./articles.ts";
import * as styles from "./Footer.css.ts";
import { useLegalWords } from "./useLegalWords.ts";
import { Logo } from "../../shared/site/Logo.tsx";
import { wrap } from "../../shared/layout/wrap.css.ts";

const promises = [
  { key: "shipping", Icon: Ship },
  { key: "checked", Icon: BadgeCheck },
  { key: "afterSale", Icon: RotateCcw },
  { key: "people", Icon: Headset },
] as const;

const buying = [
  { key: "flashSale", href: hrefTo.seckill() },
  { key: "coupons", href: hrefTo.couponCentre() },
  { key: "points", href: hrefTo.pointsMall() },
  { key: "newGoods", href: hrefTo.goodsList({ sort: "releaseTime", order: "desc" }) },
] as const;

const selling = [
  { key: "openStore", href: hrefTo.storeEntry({ id: "1" }) },
  { key: "referrals", href: hrefTo.distribution() },
] as const;

/**
 * Four promises, four articles, links for buyers and sellers, the site registration number and other marketplaces
 * (HM-09).
 */
export function Footer() {
  const { t } = useTranslation("shell");
  const { copyright, recordFiling } = useLegalWords();
  return (
    <footer aria-label={t("footer.label")} className={styles.root}>
      <div aria-hidden="true" className={styles.band} />
      <div className={wrap}>
        <ul className={styles.promises}>
          {promises.map(({ key, Icon }) => (
            <li key={key} className={styles.promise}>
              <Icon aria-hidden="true" className={styles.icon} />
              <div className={styles.promiseWords}>
                <h2 className={styles.promiseTitle}>{t(`footer.promises.${key}.title`)}</h2>
                <p className={styles.promiseText}>{t(`footer.promises.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo tone="inverse" />
            <p className={styles.quiet}>{t("footer.slogan")}</p>
          </div>
          <Column title={t("footer.company")}>
            {articles.map((key) => (
              <UiLink key={key} href={hrefTo.article({ id: config.footerArticles[key] })} className={styles.link}>
                {t(`footer.${key}`)}
              </UiLink>
            ))}
          </Column>
          <Column title={t("footer.buying")}>
            {buying.map(({ key, href }) => (
              <UiLink key={key} href={href} className={styles.link}>
                {t(`nav.${key}`)}
              </UiLink>
            ))}
          </Column>
          <Column title={t("footer.selling")}>
            {selling.map(({ key, href }) => (
              <UiLink key={key} href={href} className={styles.link}>
                {t(`nav.${key}`)}
              </UiLink>
            ))}
          </Column>
          {config.marketplaces.length > 0 && (
            <Column title={t("footer.socialMedia")}>
              {config.marketplaces.map(({ name, url }) => (
                <UiLink key={url} href={url} className={styles.link}>
                  {name}
                </UiLink>
              ))}
            </Column>
          )}
        </div>
        <p className={styles.legal}>
          <span>{copyright}</span>
          {recordFiling && <span>{recordFiling}</span>}
          {config.recordFiling.map(({ text, url }) => (
            <UiLink key={url} href={url}>
              {text}
            </UiLink>
          ))}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: React.ReactNode[] }) {
  return (
    <section>
      <h2 className={styles.columnTitle}>{title}</h2>
      <ul>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
