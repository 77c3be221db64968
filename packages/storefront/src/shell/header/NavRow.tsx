import { navListKey, readStored, type SafeStorage, writeStored } from "@sundry/api/client";
import { UiLink } from "@sundry/ui/runtime";
import Store from "lucide-react/icons/store";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { hrefTo, isReachable, pageAt } from "../../shared/routing/addresses.ts";
import { useLinked } from "../../shared/site/closedPages.ts";
import { useSiteSettings } from "../../shared/site/site.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { storage, useStorage } from "../../shared/session/storage.ts";
import { CategoryButton } from "./CategoryButton.tsx";
import { type HomeHead, type NavEntry, readNav, useHomeHead } from "../../features/page/index.ts";
import * as styles from "./NavRow.css.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";

/** Blocks that leave space for the open category menu. */
const heroes = new Set(["carousel1"]);

/** Below the search: all categories, the links of the home page, and a link to open a store. */
export function NavRow({ home }: { home: boolean }) {
  const { t } = useTranslation("shell");
  const head = useHomeHead(home);
  const entries = useNavEntries(head, home);
  const isLinked = useLinked();
  const { pathname, search } = useLocation();
  // While the home page loads, the menu already has its place beside the hero.
  const pinned = home && (head === undefined || heroes.has(head.first ?? ""));
  return (
    <div className={styles.root}>
      <div className={`${wrap} ${styles.row}`}>
        <CategoryButton pinned={pinned} />
        <nav aria-label={t("nav.entries")} className={styles.entries}>
          {entries.map(({ name, url }) => (
            <UiLink
              key={url}
              href={url}
              aria-current={url === pathname + search ? "page" : undefined}
              className={styles.entry}
            >
              {name}
            </UiLink>
          ))}
        </nav>
        {isLinked("storeEntry") && (
          <UiLink href={hrefTo.storeEntry({ id: "1" })} className={styles.openStore}>
            <Store aria-hidden="true" />
            <span>{t("nav.openStore")}</span>
          </UiLink>
        )}
      </div>
    </div>
  );
}

/**
 * The links of the home page, stored for other pages and the next visit (HM-12), then the shop's own. If there are none
 * stored in the page's language, those of the site settings stand in, or the shop's own pages. Nothing shows before it is
 * known, so that nothing moves.
 */
function useNavEntries(head: HomeHead | undefined, home: boolean): readonly NavEntry[] {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  // Read each time: what the home page stores holds for the page after it.
  const stored = readStoredNav(useStorage(), locale);
  const nav = head?.nav;
  const settings = useSiteSettings();
  const isLinked = useLinked();
  useEffect(() => {
    if (nav && nav.length > 0)
      writeStored(
        storage,
        navListKey,
        nav.map((entry) => ({ ...entry, locale })),
      );
  }, [nav, locale]);
  const own = [
    { name: t("nav.newGoods"), url: hrefTo.goodsList({ sort: "releaseTime", order: "desc" }) },
    { name: t("nav.bestSellers"), url: hrefTo.goodsList({ sort: "buyCount", order: "desc" }) },
  ];
  const pages = [
    { name: t("nav.flashSale"), url: hrefTo.seckill() },
    { name: t("nav.coupons"), url: hrefTo.couponCentre() },
    { name: t("nav.points"), url: hrefTo.pointsMall() },
    { name: t("nav.help"), url: hrefTo.article() },
  ];
  if (!home && stored.length === 0 && !settings) return [];
  const known = nav ?? (stored.length > 0 || home ? stored : (settings?.nav ?? pages));
  return [...known.filter(({ url }) => isReachable(url) && isLinked(pageAt(url))), ...own];
}

function readStoredNav(known: SafeStorage, locale: string): readonly NavEntry[] {
  const list = readStored(known, navListKey) ?? [];
  return readNav(list.filter((entry) => isOf(entry, locale)));
}

function isOf(entry: unknown, locale: string): boolean {
  return typeof entry === "object" && entry !== null && "locale" in entry && entry.locale === locale;
}
