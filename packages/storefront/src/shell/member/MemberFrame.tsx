import { ChevronLeft } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { hrefTo, pageAt } from "../../shared/routing/addresses.ts";
import { loadWords } from "../../shared/i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./MemberFrame.css.ts";
import { ShopFrame } from "../frames/ShopFrame.tsx";
import { useMemberHead } from "./useMemberHead.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { lazyQuietly } from "../../shared/routing/lazyPart.ts";

// Its drawings and words are no business of a first visit.
const MemberMenu = lazyQuietly(() =>
  Promise.all([import("./MemberMenu.tsx"), loadWords("member", currentLocale())]).then(([m]) => ({
    default: m.MemberMenu,
  })),
);

/**
 * The member centre: the whole shop around it, its menu beside the page. On a small screen the menu is a list at the end of its
 * home, and every other page has a way back instead.
 */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const home = pageAt(pathname) === "member";
  // Beside the page's own calls, not after the menu's code has come. The home tells all of it itself.
  useMemberHead(!home);
  // The first page of a tab has nothing behind it but another site.
  const back = () => void (isFirst() ? navigate(hrefTo.member()) : navigate(-1));
  return (
    <ShopFrame>
      <div className={`${wrap} ${styles.layout}`}>
        <nav aria-label={t("member.label")} className={styles.menu}>
          <Suspense>
            <MemberMenu />
          </Suspense>
        </nav>
        <div className={styles.content}>
          {!home && (
            <button type="button" className={styles.back} onClick={back}>
              <ChevronLeft aria-hidden="true" className={styles.backIcon} />
              {t("member.back")}
            </button>
          )}
          {children}
          {home && (
            <nav aria-label={t("member.label")} className={styles.list}>
              <Suspense>
                <MemberMenu onHome />
              </Suspense>
            </nav>
          )}
        </div>
      </div>
    </ShopFrame>
  );
}

/** The router counts the entries of the tab in the state of its history. */
function isFirst(): boolean {
  const state: unknown = window.history.state;
  return typeof state !== "object" || state === null || !("idx" in state) || state.idx === 0;
}
