import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { returnAddress } from "../../shared/routing/returnPath.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { useUser } from "../../shared/session/session.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

/** Registers and logs in, then returns to where the visitor came from (SE-07, SE-06). */
export function RegisterPage() {
  const { t } = useTranslation("session");
  const [back] = usePageQuery("signUp");
  const user = useUser();
  if (user) return <Navigate replace to={returnAddress(back)} />;
  return (
    <AuthLayout
      title={t("register.title")}
      alternative={
        <>
          <span>{t("register.haveOne")}</span> <TextLink href={hrefTo.login(back)}>{t("register.logIn")}</TextLink>
        </>
      }
    >
      <RegisterForm />
    </AuthLayout>
  );
}
