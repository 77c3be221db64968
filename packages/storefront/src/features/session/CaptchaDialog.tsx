import type { VerificationPurpose } from "@sundry/api/contract/enums";
import { SliderCaptcha } from "@sundry/ui/commerce/SliderCaptcha";
import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import * as styles from "./CaptchaDialog.css.ts";
import { usePuzzle } from "./usePuzzle.ts";

interface CaptchaDialogProps {
  purpose: VerificationPurpose;
  onPassed: () => void;
  onCancel: () => void;
}

/** Asks for a slider puzzle before a request that could be guessing (SE-06). */
export function CaptchaDialog({ purpose, onPassed, onCancel }: CaptchaDialogProps) {
  const { t } = useTranslation("session");
  const errorMessage = useErrorMessage();
  const { drawn, state, working, fault, renew, solve, workInstead } = usePuzzle(purpose, onPassed);
  return (
    <Dialog
      open
      title={t("captcha.title")}
      description={t("captcha.text")}
      onOpenChange={({ open }) => {
        if (!open) onCancel();
      }}
    >
      <div className={styles.body}>
        {fault && (
          <Notice
            tone="danger"
            role="alert"
            action={
              <Button size="sm" variant="outline" onClick={renew}>
                {t("captcha.retry")}
              </Button>
            }
          >
            {errorMessage(fault)}
          </Notice>
        )}
        {drawn && !working && (
          <SliderCaptcha key={drawn.key} puzzle={drawn} state={state} onSolve={solve} onRenew={renew} />
        )}
        {(working || (!drawn && !fault)) && <Skeleton className={styles.skeleton} />}
        {workInstead && (
          <Button variant="outline" wide loading={working} onClick={workInstead}>
            {t("captcha.work")}
          </Button>
        )}
        <p role="status" className={styles.other}>
          {working && t("captcha.working")}
        </p>
        <p className={styles.other}>
          <span>{t("captcha.other")}</span>{" "}
          <TextLink href={hrefTo.contact()} onClick={onCancel}>
            {t("captcha.contact")}
          </TextLink>
        </p>
      </div>
    </Dialog>
  );
}
