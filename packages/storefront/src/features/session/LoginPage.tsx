import { Notice } from "@sundry/ui/primitives/Notice";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { shopConfig } from "../../shared/site/config.ts";
import { returnAddress } from "../../shared/routing/returnPath.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { useUser } from "../../shared/session/session.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { readLoginState } from "./readLoginState.ts";
import { ProviderReturn } from "./ProviderReturn.tsx";
import { returnedState } from "./providerReturn.ts";
import { PasswordLogin } from "./PasswordLogin.tsx";
import { SmsLogin } from "./SmsLogin.tsx";
import { ThirdParties } from "./ThirdParties.tsx";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

// Most visitors never need the code that draws QR codes.
const ScanLogin = lazyPart(() => import("./ScanLogin.tsx").then((m) => ({ default: m.ScanLogin })));

const privacy = hrefTo.article({ id: shopConfig.footerArticles.privacy });

/**
 * Logs in with a password, a text code, a QR code or a third party, then returns to where the visitor came from (SE-06,
 * RT-05, RT-06).
 */
export function LoginPage() {
  const { t } = useTranslation("session");
  const [{ state: ownState, rePath, query }] = usePageQuery("login");
  const { registered, news, refusal } = readLoginState(useLocation().state);
  const user = useUser();
  const state = returnedState(ownState, window.location.search);
  if (state) return <ProviderReturn state={state} />;
  if (user) return <Navigate replace to={returnAddress({ rePath, query })} />;
  return (
    <AuthLayout
      title={t("login.title")}
      alternative={
        <>
          <span>{t("login.newHere")}</span>{" "}
          <TextLink href={hrefTo.signUp({ rePath, query })}>{t("login.register")}</TextLink>
        </>
      }
      foot={
        <>
          <span>{t("login.terms")}</span>
          <TextLink href={privacy} newTab>
            {t("register.privacy")}
          </TextLink>
          <span>{t("login.termsEnd")}</span>
        </>
      }
    >
      {news && <Notice tone={news === "providerExpired" ? "warning" : "success"}>{t(`login.${news}`)}</Notice>}
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <Tabs
        label={t("login.methods")}
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
