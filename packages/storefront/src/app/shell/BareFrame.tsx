import type { ReactNode } from "react";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Logo } from "./Logo.tsx";
import { PageMain } from "./PageMain.tsx";
import * as styles from "./plainHeader.css.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { wrap } from "./wrap.css.ts";

/** Logo, language and theme only: log-in and registration have one task. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.root}>
        <div className={`${wrap} ${styles.row}`}>
          <Logo />
          <div className={styles.end}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <PageMain>{children}</PageMain>
    </>
  );
}
