import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useTranslation } from "react-i18next";
import { done } from "./ForgetPasswordPage.css.ts";

/** Third step: done. Every device has to log in again. */
export function ResetDone({ href }: { href: string }) {
  const { t } = useTranslation("session");
  return (
    <div className={done}>
      <Notice tone="success">{t("forget.done.text")}</Notice>
      <ButtonLink href={href} size="lg" wide>
        {t("login.title")}
      </ButtonLink>
    </div>
  );
}
