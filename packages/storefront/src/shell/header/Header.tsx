import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { pageAt } from "../../shared/routing/addresses.ts";
import { CartButton } from "./CartButton.tsx";
import { DockedWays } from "../docks/DockedWays.tsx";
import * as styles from "./Header.css.ts";
import { LanguageSwitch } from "../../shared/i18n/LanguageSwitch.tsx";
import { Logo } from "../../shared/site/Logo.tsx";
import { NavRow } from "./NavRow.tsx";
import { SearchBar } from "./SearchBar.tsx";
import { ThemeSwitch } from "../../shared/site/ThemeSwitch.tsx";
import { useHeaderMode } from "./useHeaderMode.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";

/**
 * Logo, search, cart and the row of categories. After any scroll the bar is fixed; past 300 px only the search bar floats. Its
 * room in the page stays reserved (HM-08, product 34).
 */
export function Header() {
  const { t } = useTranslation("shell");
  const mode = useHeaderMode();
  const { pathname } = useLocation();
  const home = pageAt(pathname) === "home";
  return (
    <header aria-label={t("nav.label")} data-mode={mode} className={styles.slot}>
      <div className={styles.bar}>
        <div className={`${wrap} ${styles.row}`}>
          <div className={styles.logo}>
            <Logo tone="header" />
          </div>
          <div className={styles.phoneActions}>
            <LanguageSwitch compact />
            <span className={styles.theme}>
              <ThemeSwitch />
            </span>
          </div>
          <DockedWays />
          <SearchBar />
          <div className={styles.actions}>
            <CartButton />
          </div>
        </div>
      </div>
      <NavRow home={home} />
    </header>
  );
}
