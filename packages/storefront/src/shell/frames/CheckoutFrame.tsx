import { Steps } from "@sundry/ui/primitives/Steps";
import Headset from "lucide-react/icons/headset";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useCustomerService } from "../../features/im/index.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";
import { checkoutStep } from "./checkoutStep.ts";
import { Logo } from "../../shared/site/Logo.tsx";
import { PageMain } from "./PageMain.tsx";
import { screen } from "./pageMain.css.ts";
import * as styles from "../header/plainHeader.css.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";

const steps = ["cart", "settlement", "payment", "done"] as const;

// Below the first screen.
const FooterLine = lazyOptional(() => import("../footer/FooterLine.tsx").then((m) => ({ default: m.FooterLine })));

/** The reduced header of the checkout: the steps and customer service. Only the logo leads away. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const service = useCustomerService();
  return (
    <div className={screen}>
      <header className={styles.root}>
        <div className={styles.strip}>
          <div className={`${wrap} ${styles.stripRow}`}>
            <p>{t("steps.secure")}</p>
            <button type="button" className={styles.help} onClick={() => service.open()}>
              <Headset aria-hidden="true" className={styles.helpIcon} />
              <span>{t("steps.help")}</span>
            </button>
          </div>
        </div>
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
      <PageMain rest>{children}</PageMain>
      <Suspense>
        <FooterLine />
      </Suspense>
    </div>
  );
}
