import { Steps } from "@sundry/ui/primitives/Steps";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { checkoutStep } from "./checkoutStep.ts";
import { Logo } from "./Logo.tsx";
import { PageMain } from "./PageMain.tsx";
import * as styles from "./plainHeader.css.ts";
import { wrap } from "./wrap.css.ts";

const steps = ["cart", "settlement", "payment", "done"] as const;

/** The reduced header of buying: where one stands, and nothing that leads away but the logo. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  return (
    <>
      <header className={styles.root}>
        <div className={`${wrap} ${styles.row}`}>
          <Logo />
          <Steps
            aria-label={t("steps.label")}
            steps={steps.map((key) => ({ label: t(`steps.${key}`) }))}
            current={checkoutStep(pathname)}
            className={styles.steps}
          />
        </div>
      </header>
      <PageMain>{children}</PageMain>
    </>
  );
}
