import ChevronLeft from "lucide-react/icons/chevron-left";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { hrefTo, pageAt } from "../../shared/routing/addresses.ts";
import { useBack } from "../../shared/routing/useBack.ts";
import { loadWords } from "../../shared/i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./MemberFrame.css.ts";
import { ShopFrame } from "../frames/ShopFrame.tsx";
import { useMemberHead } from "./useMemberHead.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";

// A first visit does not need its icons and words.
const MemberMenu = lazyOptional(() =>
  Promise.all([import("./MemberMenu.tsx"), loadWords("member", currentLocale())]).then(([m]) => ({
    default: m.MemberMenu,
  })),
);

const ClosingNotice = lazyOptional(() =>
  Promise.all([import("./ClosingNotice.tsx"), loadWords("member", currentLocale())]).then(([m]) => ({
    default: m.ClosingNotice,
  })),
);

/**
 * The member pages inside the shop, with their menu beside them. On a small screen the menu is at the end of the member's home,
 * and the other pages have a Back button: on a phone in the bar.
 */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const home = pageAt(pathname) === "member";
  // Requested together with the page's own calls, rather than after the menu has loaded. The member's home has its own.
  const { data: member } = useMemberHead(!home);
  const back = useBack(hrefTo.member());
  return (
    <ShopFrame footer="line">
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
              <span>{t("member.back")}</span>
            </button>
          )}
          {member?.closesAt && (
            <div className={styles.notice}>
              <Suspense>
                <ClosingNotice closesAt={member.closesAt} />
              </Suspense>
            </div>
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
