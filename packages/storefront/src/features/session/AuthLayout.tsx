import { Phrases } from "@sundry/ui/primitives/Phrases";
import { BrandPattern } from "@sundry/ui/primitives/BrandPattern";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LanguageSwitch } from "../../shared/i18n/LanguageSwitch.tsx";
import { Logo } from "../../shared/site/Logo.tsx";
import { ThemeSwitch } from "../../shared/site/ThemeSwitch.tsx";
import * as styles from "./AuthLayout.css.ts";

interface AuthLayoutProps {
  title: string;
  /** A link to register, or to log in. */
  alternative: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

/** The layout of login and registration: a picture beside the form; on a phone the form alone under a band of pattern. */
export function AuthLayout({ title, alternative, children, foot }: AuthLayoutProps) {
  const { t } = useTranslation("session");
  return (
    <div className={styles.root}>
      <aside className={styles.art}>
        <BrandPattern className={styles.cloth} />
        <p className={styles.claim}>
          <Phrases>{t("welcome.title")}</Phrases>
        </p>
        <p className={styles.claimText}>{t("welcome.text")}</p>
        <img src="/media/art/school.webp?v=4&w=800" alt="" width={820} height={600} className={styles.picture} />
      </aside>
      <div className={styles.side}>
        <div className={styles.head}>
          <Logo />
          <div className={styles.switches}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
        <div className={styles.form}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.alternative}>{alternative}</p>
          {children}
        </div>
        <p className={styles.foot}>{foot}</p>
      </div>
    </div>
  );
}
