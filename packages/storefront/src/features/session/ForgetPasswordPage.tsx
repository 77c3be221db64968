import { Notice } from "@sundry/ui/primitives/Notice";
import { Steps } from "@sundry/ui/primitives/Steps";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { AuthLayout } from "./AuthLayout.tsx";
import * as styles from "./ForgetPasswordPage.css.ts";
import { ProveStep } from "./ProveStep.tsx";
import { ResetDone } from "./ResetDone.tsx";
import { SetPasswordStep } from "./SetPasswordStep.tsx";
import { usePasswordReset } from "./usePasswordReset.ts";

const steps = ["prove", "set", "done"] as const;

/** A forgotten password: prove who you are, set a new one, done. Steps are announced, and Back keeps what was typed (SE-07). */
export function ForgetPasswordPage() {
  const { t } = useTranslation("session");
  const [params] = useSearchParams();
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
          {t("forget.remembered")} <TextLink href={`/login?${params}`}>{t("register.logIn")}</TextLink>
        </>
      }
    >
      <Steps steps={steps.map((step) => ({ label: t(`forget.${step}.label`) }))} current={current} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t("forget.step", { step: current + 1, of: steps.length, title: t(`forget.${reset.step}.title`) })}
      </h2>
      {reset.late && reset.step === "prove" && <Notice tone="warning">{reset.late}</Notice>}
      {reset.step === "prove" && <ProveStep reset={reset} />}
      {reset.step === "set" && <SetPasswordStep reset={reset} />}
      {reset.step === "done" && <ResetDone href={`/login?${params}`} />}
    </AuthLayout>
  );
}
