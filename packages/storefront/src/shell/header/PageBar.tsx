import ChevronLeft from "lucide-react/icons/chevron-left";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { use, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { hrefTo, pageAt } from "../../shared/routing/addresses.ts";
import { PageTitle } from "../../shared/routing/pageName.ts";
import { useBack } from "../../shared/routing/useBack.ts";
import { HeaderShortcuts } from "../docks/HeaderShortcuts.tsx";
import * as styles from "./PageBar.css.ts";

interface PageBarProps {
  /** The search has taken the place of the title. */
  searching: boolean;
  onSearchingChange: (event: { searching: boolean }) => void;
}

/** The bar of a phone's pages but home: a way back, the title of the page, and a button that opens the search in its place. */
export function PageBar({ searching, onSearchingChange }: PageBarProps) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const member = `${pathname}/`.toLowerCase().startsWith(`${hrefTo.member()}/`) && pathname !== hrefTo.member();
  const { name: title, count } = use(PageTitle);
  // Its title stays English in every language (RT-04); its heading, which a phone shows here, does not.
  const name = pageAt(pathname) === "contact" ? t("footer.contact") : title;
  const back = useBack(member ? hrefTo.member() : hrefTo.home());
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (searching) opener.current?.closest("header")?.querySelector<HTMLElement>("form input")?.focus();
    else if (opened.current) opener.current?.focus();
    opened.current = searching;
  }, [searching]);
  return (
    <>
      <button type="button" aria-label={t("pageBar.back")} className={styles.back} onClick={back}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <p className={styles.title}>
        <span className={styles.name}>{name}</span>
        {/* The page's own status says it in words. */}
        {count && (
          <span aria-hidden="true" className={styles.count}>
            {count}
          </span>
        )}
      </p>
      <button
        ref={opener}
        type="button"
        aria-label={t(searching ? "pageBar.closeSearch" : "pageBar.search")}
        aria-expanded={searching}
        className={styles.search}
        onClick={() => onSearchingChange({ searching: !searching })}
      >
        {searching ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
      </button>
      <HeaderShortcuts />
    </>
  );
}
