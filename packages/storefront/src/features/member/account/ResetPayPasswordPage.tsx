import { me } from "@sundry/api/contract/member";
import { setPassword } from "@sundry/api/contract/wallet";
import type { Member } from "@sundry/api/contract/entities/member";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { faultKind, useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { maskPhone } from "../../address/index.ts";
import { maskEmail } from "./maskEmail.ts";
import * as styles from "./ResetPayPasswordPage.css.ts";
import { ResetPayPasswordForm } from "./ResetPayPasswordForm.tsx";

/** Sets a new payment password for a buyer who has forgotten theirs; a code sent to them shows who they are (SE-07, MC-10). */
export function ResetPayPasswordPage() {
  const { t } = useTranslation("memberAccount");
  const errorMessage = useErrorMessage();
  const { data, error, reload } = useRead(me, {});
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("payReset.title")}</h1>
      {data ? (
        <Reset member={data} />
      ) : error ? (
        <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </div>
  );
}

/** The form, where a code can be sent: to the number, or to the email address if there is none. */
function Reset({ member: { mobile, email } }: { member: Member }) {
  const { t } = useTranslation("memberAccount");
  // A backend that takes no code can't set a forgotten password.
  const recipient = client.supports(setPassword, "code") ? mobile || email : undefined;
  if (!recipient)
    return (
      <>
        <Notice tone="warning">{t("payReset.unreachable")}</Notice>
        <div className={styles.actions}>
          <ButtonLink href={hrefTo.contact()}>{t("security.contactUs")}</ButtonLink>
          <ButtonLink href={hrefTo.accountSecurity()} variant="outline">
            {t("payReset.back")}
          </ButtonLink>
        </div>
      </>
    );
  const shown = mobile ? maskPhone(mobile) : maskEmail(recipient);
  return (
    <>
      <p className={styles.lead}>{t("payReset.lead", { to: shown })}</p>
      <ResetPayPasswordForm recipient={recipient} shown={shown} />
    </>
  );
}
