import { pay as payCall } from "@sundry/api/contract/cashier";
import { devices } from "@sundry/api/contract/session";
import { archive, closing } from "@sundry/api/contract/privacy";
import { letters } from "@sundry/api/contract/message";
import { me } from "@sundry/api/contract/member";
import { checkPassword } from "@sundry/api/contract/wallet";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import Smartphone from "lucide-react/icons/smartphone";
import Wallet from "lucide-react/icons/wallet";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { maskPhone } from "../../address/index.ts";
import { client } from "../../../shared/data/client.ts";
import { faultKind, useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { usePageQuery } from "../../../shared/routing/usePageQuery.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import * as styles from "./AccountSafePage.css.ts";
import { CloseAccountRow } from "./CloseAccountRow.tsx";
import { DevicesSection } from "./DevicesSection.tsx";
import { LettersRow } from "./LettersRow.tsx";
import { maskEmail } from "./maskEmail.ts";
import { MyDataRow } from "./MyDataRow.tsx";
import { SecurityRow } from "./SecurityRow.tsx";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";

const PayPasswordDialog = lazyPart(() =>
  import("./PayPasswordDialog.tsx").then((m) => ({ default: m.PayPasswordDialog })),
);

const ScanConfirmDialog = lazyPart(() =>
  import("./ScanConfirmDialog.tsx").then((m) => ({ default: m.ScanConfirmDialog })),
);

/** Passwords, linked mobile and email address, and logging out, each with its state and action (MC-15, MC-10). A scanned login code leads here too (SE-06). */
export function AccountSafePage() {
  const { t } = useTranslation("memberAccount");
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const member = useRead(me, {});
  // If the backend never asks for a payment password, none can be set: it would protect nothing.
  const hasPayPassword = client.supports(payCall, "password");
  const pay = useRead(checkPassword, hasPayPassword ? {} : null);
  const [{ scan }, go] = usePageQuery("accountSecurity");
  const [isSettingPassword, setIsSettingPassword] = useState(false);
  const logOut = () => {
    void client.session.logOut();
    void navigate(hrefTo.login());
  };
  const error = member.error ?? pay.error;
  if (error && (!member.data || (hasPayPassword && pay.data === undefined)))
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t("security.title")}</h1>
        <ErrorState
          kind={faultKind(error)}
          cause={errorMessage(error)}
          onRetry={() => {
            void member.reload();
            void pay.reload();
          }}
        />
      </div>
    );
  const { mobile, email } = member.data ?? {};
  const link = (
    <ButtonLink href={hrefTo.contact()} variant="outline">
      {t("security.contactUs")}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("security.title")}</h1>
      <ul className={styles.list}>
        <SecurityRow icon={<KeyRound />} title={t("security.login.title")} state={t("security.login.text")}>
          <ButtonLink href={hrefTo.changePassword()} variant="outline">
            {t("security.change")}
          </ButtonLink>
        </SecurityRow>
        {hasPayPassword && (
          <SecurityRow
            icon={<Wallet />}
            title={t("security.pay.title")}
            state={pay.data === undefined ? undefined : t(pay.data ? "security.pay.isSet" : "security.pay.notSet")}
          >
            <Button variant="outline" disabled={pay.data === undefined} onClick={() => setIsSettingPassword(true)}>
              {t(pay.data ? "security.change" : "security.set")}
            </Button>
          </SecurityRow>
        )}
        <SecurityRow
          icon={<Smartphone />}
          title={t("security.mobile.title")}
          state={
            member.data && (mobile ? t("security.mobile.linked", { to: maskPhone(mobile) }) : t("security.notLinked"))
          }
        >
          {link}
        </SecurityRow>
        <SecurityRow
          icon={<Mail />}
          title={t("security.email.title")}
          state={
            member.data && (email ? t("security.email.linked", { to: maskEmail(email) }) : t("security.notLinked"))
          }
        >
          {link}
        </SecurityRow>
        {email && client.supports(letters) && <LettersRow />}
        <SecurityRow icon={<LogOut />} title={t("security.logOut.title")} state={t("security.logOut.text")}>
          <Button variant="outline" onClick={logOut}>
            {t("security.logOut.action")}
          </Button>
        </SecurityRow>
        {client.supports(archive) && <MyDataRow />}
        {client.supports(closing) && member.data && !member.data.closesAt && <CloseAccountRow />}
      </ul>
      {client.supports(devices) && <DevicesSection />}
      {isSettingPassword && (
        <Suspense>
          <PayPasswordDialog isSet={pay.data === true} onClose={() => setIsSettingPassword(false)} />
        </Suspense>
      )}
      {scan && (
        <Suspense>
          <ScanConfirmDialog token={scan} onClose={() => go({ scan: "" }, { replace: true })} />
        </Suspense>
      )}
    </div>
  );
}
