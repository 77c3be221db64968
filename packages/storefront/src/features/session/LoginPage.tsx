import { Notice } from "@sundry/ui/primitives/Notice";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { returnAddress } from "../../shared/routing/returnPath.ts";
import { useUser } from "../../shared/session/session.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { arrival } from "./arrival.ts";
import { ProviderReturn } from "./ProviderReturn.tsx";
import { returnedState } from "./providerReturn.ts";
import { PasswordLogin } from "./PasswordLogin.tsx";
import { SmsLogin } from "./SmsLogin.tsx";
import { ThirdParties } from "./ThirdParties.tsx";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

// The code has a weight that most visitors never need.
const ScanLogin = lazyPart(() => import("./ScanLogin.tsx").then((m) => ({ default: m.ScanLogin })));

/** Log in, by whichever way a buyer prefers; each leads back to where the visitor came from (SE-06, RT-05, RT-06). */
export function LoginPage() {
  const { t } = useTranslation("session");
  const [params] = useSearchParams();
  const { registered, news, refusal } = arrival(useLocation().state);
  const user = useUser();
  const state = returnedState(params, window.location.search);
  if (state) return <ProviderReturn state={state} />;
  if (user) return <Navigate replace to={returnAddress(params)} />;
  return (
    <AuthLayout
      title={t("login.title")}
      alternative={
        <>
          {t("login.newHere")} <TextLink href={`/signUp?${params}`}>{t("login.register")}</TextLink>
        </>
      }
      foot={t("login.terms")}
    >
      {news && <Notice tone={news === "providerOver" ? "warning" : "success"}>{t(`login.${news}`)}</Notice>}
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <Tabs
        label={t("login.ways")}
        items={[
          { value: "password", label: t("login.byPassword"), content: <PasswordLogin name={registered} /> },
          { value: "sms", label: t("login.bySms"), content: <SmsLogin /> },
          {
            value: "scan",
            label: t("login.byScan"),
            content: (
              <Suspense>
                <ScanLogin />
              </Suspense>
            ),
          },
        ]}
      />
      <ThirdParties />
    </AuthLayout>
  );
}
