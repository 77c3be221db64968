import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { returnAddress } from "../../shared/routing/returnPath.ts";
import { useUser } from "../../shared/session/session.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

/** Register, then log in with the way back kept (SE-07, SE-06). */
export function RegisterPage() {
  const { t } = useTranslation("session");
  const [params] = useSearchParams();
  const user = useUser();
  if (user) return <Navigate replace to={returnAddress(params)} />;
  return (
    <AuthLayout
      title={t("register.title")}
      alternative={
        <>
          {t("register.haveOne")} <TextLink href={`/login?${params}`}>{t("register.logIn")}</TextLink>
        </>
      }
    >
      <RegisterForm />
    </AuthLayout>
  );
}
