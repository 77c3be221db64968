import { me } from "@sundry/api/contract/member";
import { checkPassword } from "@sundry/api/contract/wallet";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { KeyRound, LogOut, Mail, Smartphone, Wallet } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { maskPhone } from "../../address/index.ts";
import { client } from "../../../shared/data/client.ts";
import { useFaultWords } from "../../../shared/data/faultWords.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import * as styles from "./AccountSafePage.css.ts";
import { maskEmail } from "./maskEmail.ts";
import { SafetyRow } from "./SafetyRow.tsx";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";

const PayPasswordDialog = lazyPart(() =>
  import("./PayPasswordDialog.tsx").then((m) => ({ default: m.PayPasswordDialog })),
);

const ScanConfirmDialog = lazyPart(() =>
  import("./ScanConfirmDialog.tsx").then((m) => ({ default: m.ScanConfirmDialog })),
);

/** Passwords, linked number and address, and the way out, each with its state and its next step (MC-15, MC-10). A scanned log-in code leads here too (SE-06). */
export function AccountSafePage() {
  const { t } = useTranslation("memberAccount");
  const words = useFaultWords();
  const navigate = useNavigate();
  const member = useRead(me, {});
  const pay = useRead(checkPassword, {});
  const [params, setParams] = useSearchParams();
  const scanned = params.get("scan");
  const [setting, setSetting] = useState(false);
  const logOut = () => {
    void client.session.logOut();
    void navigate(hrefTo.login());
  };
  const error = member.error ?? pay.error;
  if (error && (!member.data || pay.data === undefined))
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t("safe.title")}</h1>
        <ErrorState
          cause={words(error)}
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
      {t("safe.askUs")}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("safe.title")}</h1>
      <ul className={styles.list}>
        <SafetyRow icon={<KeyRound />} title={t("safe.login.title")} state={t("safe.login.text")}>
          <ButtonLink href={hrefTo.changePassword()} variant="outline">
            {t("safe.change")}
          </ButtonLink>
        </SafetyRow>
        <SafetyRow
          icon={<Wallet />}
          title={t("safe.pay.title")}
          state={pay.data === undefined ? undefined : t(pay.data ? "safe.pay.isSet" : "safe.pay.notSet")}
        >
          <Button variant="outline" disabled={pay.data === undefined} onClick={() => setSetting(true)}>
            {t(pay.data ? "safe.change" : "safe.set")}
          </Button>
        </SafetyRow>
        <SafetyRow
          icon={<Smartphone />}
          title={t("safe.mobile.title")}
          state={member.data && (mobile ? t("safe.mobile.linked", { to: maskPhone(mobile) }) : t("safe.notLinked"))}
        >
          {link}
        </SafetyRow>
        <SafetyRow
          icon={<Mail />}
          title={t("safe.email.title")}
          state={member.data && (email ? t("safe.email.linked", { to: maskEmail(email) }) : t("safe.notLinked"))}
        >
          {link}
        </SafetyRow>
        <SafetyRow icon={<LogOut />} title={t("safe.out.title")} state={t("safe.out.text")}>
          <Button variant="outline" onClick={logOut}>
            {t("safe.out.action")}
          </Button>
        </SafetyRow>
      </ul>
      {setting && (
        <Suspense>
          <PayPasswordDialog isSet={pay.data === true} onClose={() => setSetting(false)} />
        </Suspense>
      )}
      {scanned && (
        <Suspense>
          <ScanConfirmDialog token={scanned} onClose={() => setParams({}, { replace: true })} />
        </Suspense>
      )}
    </div>
  );
}
