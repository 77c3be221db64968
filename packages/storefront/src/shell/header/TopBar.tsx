import { UiLink } from "@sundry/ui/runtime";
import { from } from "@sundry/ui/theme/breakpoints";
import Megaphone from "lucide-react/icons/megaphone";
import Search from "lucide-react/icons/search";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { loadWords } from "../../shared/i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { loginAddress, signUpAddress } from "../../shared/routing/returnPath.ts";
import { useUser } from "../../shared/session/session.ts";
import { useSiteSettings } from "../../shared/site/site.ts";
import { useMediaQuery } from "../../shared/layout/useMediaQuery.ts";
import { LanguageSwitch } from "../../shared/i18n/LanguageSwitch.tsx";
import { memberLinks } from "../member/memberLinks.ts";
import { ThemeSwitch } from "../../shared/site/ThemeSwitch.tsx";
import { CartButton } from "./CartButton.tsx";
import { showSearch } from "./headerScroll.ts";
import * as styles from "./TopBar.css.ts";
import { useScrolledPast } from "./useScrolledPast.ts";
import { useIdle } from "../deferred/useIdle.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";

const UserMenu = lazyOptional(() => import("./UserMenu.tsx").then((m) => ({ default: m.UserMenu })));
const News = lazyOptional(() =>
  Promise.all([import("../announcements/News.tsx"), loadWords("rail", currentLocale())]).then(([m]) => ({
    default: m.News,
  })),
);

// Its words are those of the member menu.
const UnreadDot = lazyOptional(() =>
  Promise.all([import("./UnreadDot.tsx"), loadWords("member", currentLocale())]).then(([m]) => ({
    default: m.UnreadDot,
  })),
);

/** The line at the top of the window, which stays there (HM-08): announcements (HM-01), the account, and the language and theme (HM-03, HM-10). */
export function TopBar() {
  const { t } = useTranslation("shell");
  const user = useUser();
  const idle = useIdle();
  const scrolled = useScrolledPast(0);
  // Narrower windows have no top bar.
  const shown = useMediaQuery(from("md"));
  const settings = useSiteSettings();
  const line = settings ? (settings.topLine ?? t("topBar.blurb")) : "";
  const still = line && (
    <>
      <Megaphone aria-hidden="true" className={styles.icon} />
      <p className={styles.blurbText}>{line}</p>
    </>
  );
  const links = memberLinks("orders", "tracks", "messages");
  return (
    <div role="region" aria-label={t("topBar.label")} data-scrolled={scrolled || undefined} className={styles.root}>
      <div className={`${wrap} ${styles.row}`}>
        <div className={styles.blurb}>
          {idle && shown ? (
            <Suspense fallback={still}>
              <News line={line} />
            </Suspense>
          ) : (
            still
          )}
        </div>
        {scrolled && (
          <button type="button" aria-label={t("pageBar.search")} className={styles.tool} onClick={showSearch}>
            <Search aria-hidden="true" className={styles.icon} />
            <span className={styles.word}>{t("pageBar.search")}</span>
          </button>
        )}
        <div className={styles.cart}>
          <CartButton compact />
        </div>
        <div className={styles.links}>
          {user ? (
            <Suspense fallback={<UserName name={user.nickName} />}>
              <UserMenu name={user.nickName} face={user.face} />
            </Suspense>
          ) : (
            <VisitorLinks />
          )}
          {links.length > 0 && <span aria-hidden="true" className={styles.rule} />}
          {links.map(({ key, href }) => (
            <UiLink key={key} href={href} className={key === "messages" ? styles.link : styles.wideLink}>
              <span>{t(`nav.${key}`)}</span>
              {key === "messages" && user && idle && shown && (
                <Suspense>
                  <UnreadDot />
                </Suspense>
              )}
            </UiLink>
          ))}
          <span aria-hidden="true" className={styles.rule} />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}

/** Keeps the space of the menu while it loads. */
function UserName({ name }: { name: string }) {
  return (
    <span className={styles.link}>
      <span className={styles.face} />
      <span className={styles.name}>{name}</span>
      <span className={styles.icon} />
    </span>
  );
}

function VisitorLinks() {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    <>
      <UiLink href={loginAddress(pathname, query)} className={styles.brandLink}>
        {t("nav.login")}
      </UiLink>
      <UiLink href={signUpAddress(pathname, query)} className={styles.link}>
        {t("nav.register")}
      </UiLink>
    </>
  );
}
