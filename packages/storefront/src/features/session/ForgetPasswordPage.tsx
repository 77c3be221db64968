import { Notice } from "@sundry/ui/primitives/Notice";
import { Steps } from "@sundry/ui/primitives/Steps";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import * as styles from "./ForgetPasswordPage.css.ts";
import { VerifyStep } from "./VerifyStep.tsx";
import { ResetDone } from "./ResetDone.tsx";
import { SetPasswordStep } from "./SetPasswordStep.tsx";
import { usePasswordReset } from "./usePasswordReset.ts";

const steps = ["verify", "set", "done"] as const;

/**
 * Resets a forgotten password: verify the account, set a new password, done. Screen readers announce the steps, and
 * Back keeps the entries (SE-07).
 */
export function ForgetPasswordPage() {
  const { t } = useTranslation("session");
  const [back] = usePageQuery("forgetPassword");
  const reset = usePasswordReset();
  const current = steps.indexOf(reset.step);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(reset.step);
  useEffect(() => {
    if (shown.current !== reset.step) heading.current?.focus();
    shown.current = reset.step;
  }, [reset.step]);
  return (
    <AuthLayout
      title={t("forget.title")}
      alternative={
        <>
          <span>{t("forget.remembered")}</span> <TextLink href={hrefTo.login(back)}>{t("register.logIn")}</TextLink>
        </>
      }
    >
      <Steps steps={steps.map((step) => ({ label: t(`forget.${step}.label`) }))} current={current} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t("forget.step", { step: current + 1, of: steps.length, title: t(`forget.${reset.step}.title`) })}
      </h2>
      {reset.expired && reset.step === "verify" && <Notice tone="warning">{reset.expired}</Notice>}
      {reset.step === "verify" && <VerifyStep reset={reset} />}
      {reset.step === "set" && <SetPasswordStep reset={reset} />}
      {reset.step === "done" && <ResetDone href={hrefTo.login(back)} />}
    </AuthLayout>
  );
}
