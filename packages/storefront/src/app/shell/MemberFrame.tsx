import { UiLink } from "@sundry/ui/runtime";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { memberLinks } from "./memberLinks.ts";
import * as styles from "./MemberFrame.css.ts";
import { ShopFrame } from "./ShopFrame.tsx";
import { wrap } from "./wrap.css.ts";

/** The member centre: the whole shop around it, its menu beside the page; on a small screen a way back instead. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const path = pathname.toLowerCase();
  return (
    <ShopFrame>
      <div className={`${wrap} ${styles.layout}`}>
        <nav aria-label={t("member.label")} className={styles.menu}>
          <p className={styles.title}>{t("member.label")}</p>
          <ul>
            {memberLinks().map(({ key, href }) => (
              <li key={key}>
                <UiLink
                  href={href}
                  aria-current={path === href.toLowerCase() ? "page" : undefined}
                  className={styles.link}
                >
                  {t(`nav.${key}`)}
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <button type="button" className={styles.back} onClick={() => void navigate(-1)}>
            <ChevronLeft aria-hidden="true" />
            {t("member.back")}
          </button>
          {children}
        </div>
      </div>
    </ShopFrame>
  );
}
