import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { type PageName, pageAt } from "../../shared/routing/addresses.ts";
import { CartButton } from "./CartButton.tsx";
import * as styles from "./Header.css.ts";
import { GONE_AFTER, RAISED_AFTER } from "./headerScroll.ts";
import { HotWords } from "./HotWords.tsx";
import { LanguageSwitch } from "../../shared/i18n/LanguageSwitch.tsx";
import { Logo } from "../../shared/site/Logo.tsx";
import { NavRow } from "./NavRow.tsx";
import { PageBar } from "./PageBar.tsx";
import { SearchBar } from "./SearchBar.tsx";
import { ThemeSwitch } from "../../shared/site/ThemeSwitch.tsx";
import { useHeaderSearch } from "./useHeaderSearch.ts";
import { useScrolledPast } from "./useScrolledPast.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";

/** Pages that begin with a picture: on a phone the bar's buttons lie on it. */
const pictured: ReadonlySet<PageName | undefined> = new Set(["goods", "pointsGoods"]);

/**
 * Logo, search, cart, hot words and the row of categories. They scroll away with the page, under the top bar, which stays and has
 * a button for the search; after 300 px the bar with the search floats in over it (HM-08, product 34). It is one bar: what is typed, the focus and an open list
 * of suggestions come along. While the keyboard is in it, it does not leave. A phone's bar is always there: at home the row of the
 * search, elsewhere a way back, the title of the page and a button for the search.
 */
export function Header() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const home = page === "home";
  const onPicture = pictured.has(page);
  const raised = useScrolledPast(RAISED_AFTER);
  const gone = useScrolledPast(GONE_AFTER);
  const [searching, setSearching] = useState<string>();
  const headerSearch = useHeaderSearch();
  const open = searching === pathname;
  return (
    <header
      aria-label={t("nav.label")}
      data-kind={home ? "home" : onPicture ? "picture" : "page"}
      data-searching={open || undefined}
      className={styles.root}
    >
      <div data-raised={raised || open || undefined} data-gone={gone || undefined} className={styles.bar}>
        <div className={`${wrap} ${styles.row}`}>
          {!home && (
            <PageBar
              searching={open}
              onSearchingChange={({ searching: next }) => setSearching(next ? pathname : undefined)}
            />
          )}
          <div className={styles.logo}>
            <Logo tone={home ? "header" : "neutral"} />
          </div>
          {home && (
            <div className={styles.phoneActions}>
              <LanguageSwitch compact />
              <ThemeSwitch />
            </div>
          )}
          <SearchBar {...headerSearch} tone={home ? "inverse" : "neutral"} onLeave={() => setSearching(undefined)} />
          <div className={styles.actions}>
            <CartButton />
          </div>
        </div>
      </div>
      <HotWords onChoose={headerSearch.search} />
      <NavRow home={home} />
    </header>
  );
}
