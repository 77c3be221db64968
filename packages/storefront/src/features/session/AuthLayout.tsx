import { Phrases } from "@sundry/ui/primitives/Phrases";
import { BrandPattern } from "@sundry/ui/primitives/BrandPattern";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageSwitch } from "../../shared/i18n/LanguageSwitch.tsx";
import { Logo } from "../../shared/site/Logo.tsx";
import { useIsUsualShop, useSiteSettings } from "../../shared/site/site.ts";
import { ThemeSwitch } from "../../shared/site/ThemeSwitch.tsx";
import * as styles from "./AuthLayout.css.ts";

interface AuthLayoutProps {
  title: string;
  /** A link to register, or to log in. */
  alternative: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

/** The picture of the usual shop; static hosts do not have it. */
const picture = "/media/art/school.webp?v=7&w=800";

/**
 * The layout of login and registration: words about the shop and a picture beside the form; on a phone the form alone under a
 * band of pattern.
 */
export function AuthLayout({ title, alternative, children, foot }: AuthLayoutProps) {
  const { t } = useTranslation("session");
  const usual = useIsUsualShop();
  const settings = useSiteSettings();
  const words = usual ? t("welcome.text") : settings?.slogan;
  const [missing, setMissing] = useState(false);
  return (
    <div className={styles.root}>
      <aside className={styles.art}>
        <BrandPattern className={styles.cloth} />
        <p className={styles.claim}>
          <Phrases>{t("welcome.title")}</Phrases>
        </p>
        {words && <p className={styles.claimText}>{words}</p>}
        {usual && !missing && (
          <img
            src={picture}
            alt=""
            width={820}
            height={600}
            className={styles.picture}
            onError={() => setMissing(true)}
          />
        )}
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
