import type { LucideIcon } from "lucide-react";
import BadgeCheck from "lucide-react/icons/badge-check";
import Headset from "lucide-react/icons/headset";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Ship from "lucide-react/icons/ship";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { shopConfig as config } from "../../shared/site/config.ts";
import { Copyright } from "./Copyright.tsx";
import { Filings } from "./Filings.tsx";
import { articles } from "./articles.ts";
import * as styles from "./Footer.css.ts";
import { useLinked } from "../../shared/site/closedPages.ts";
import { useSiteSettings } from "../../shared/site/site.ts";
import { useLegalWords } from "./useLegalWords.ts";
import { Logo } from "../../shared/site/Logo.tsx";
import { wrap } from "../../shared/layout/wrap.css.ts";

/** The usual promises, of a shop whose settings name none. */
const usualPromises = [
  { key: "shipping", icon: "shipping" },
  { key: "checked", icon: "checked" },
  { key: "afterSale", icon: "returns" },
  { key: "people", icon: "people" },
] as const;

const promiseIcons: Readonly<Record<string, LucideIcon>> = {
  shipping: Ship,
  checked: BadgeCheck,
  returns: RotateCcw,
  people: Headset,
};

const buying = [
  { key: "flashSale", page: "seckill", href: hrefTo.seckill() },
  { key: "coupons", page: "couponCentre", href: hrefTo.couponCentre() },
  { key: "points", page: "pointsMall", href: hrefTo.pointsMall() },
  { key: "newGoods", page: "goodsList", href: hrefTo.goodsList({ sort: "releaseTime", order: "desc" }) },
] as const;

const selling = [
  { key: "openStore", page: "storeEntry", href: hrefTo.storeEntry({ id: "1" }) },
  { key: "referrals", page: "distribution", href: hrefTo.distribution() },
] as const;

/**
 * Up to four promises, four articles, links for buyers and sellers, the site registration number and other marketplaces
 * (HM-09).
 */
export function Footer() {
  const { t } = useTranslation("shell");
  const { copyright, recordFiling, filings } = useLegalWords();
  const isLinked = useLinked();
  const settings = useSiteSettings();
  const slogan = settings && (settings.slogan ?? t("footer.slogan"));
  const promises =
    settings &&
    (settings.promises ??
      usualPromises.map(({ key, icon }) => ({
        icon,
        title: t(`footer.promises.${key}.title`),
        text: t(`footer.promises.${key}.text`),
      })));
  const marketplaces = [...(settings?.marketplaces ?? []), ...config.marketplaces];
  const open = selling.filter(({ page }) => isLinked(page));
  return (
    <footer aria-label={t("footer.label")} className={styles.root}>
      <div aria-hidden="true" className={styles.band} />
      <div className={wrap}>
        {promises && promises.length > 0 && (
          <ul className={styles.promises}>
            {promises.map(({ icon, title, text }, index) => {
              const Icon = promiseIcons[icon] ?? BadgeCheck;
              return (
                <li key={index} className={styles.promise}>
                  <Icon aria-hidden="true" className={styles.icon} />
                  <div className={styles.promiseWords}>
                    <h2 className={styles.promiseTitle}>{title}</h2>
                    <p className={styles.promiseText}>{text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo tone="inverse" />
            {slogan && <p className={styles.quiet}>{slogan}</p>}
          </div>
          <Column title={t("footer.company")}>
            {articles.map((key) => (
              <UiLink key={key} href={hrefTo.article({ id: config.footerArticles[key] })} className={styles.link}>
                {t(`footer.${key}`)}
              </UiLink>
            ))}
          </Column>
          <Column title={t("footer.buying")}>
            {buying
              .filter(({ page }) => isLinked(page))
              .map(({ key, href }) => (
                <UiLink key={key} href={href} className={styles.link}>
                  {t(`nav.${key}`)}
                </UiLink>
              ))}
          </Column>
          {open.length > 0 && (
            <Column title={t("footer.selling")}>
              {open.map(({ key, href }) => (
                <UiLink key={key} href={href} className={styles.link}>
                  {t(`nav.${key}`)}
                </UiLink>
              ))}
            </Column>
          )}
          {marketplaces.length > 0 && (
            <Column title={t("footer.socialMedia")}>
              {marketplaces.map(({ name, url }) => (
                <UiLink key={url} href={url} className={styles.link}>
                  {name}
                </UiLink>
              ))}
            </Column>
          )}
        </div>
        <p className={styles.legal}>
          <Copyright words={copyright} />
          <Filings words={{ recordFiling, filings }} />
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
