import { Spinner } from "@sundry/ui/primitives/Spinner";
import { useTranslation } from "react-i18next";
import { AuthLayout } from "./AuthLayout.tsx";
import { useProviderReturn } from "./useProviderReturn.ts";

/** Completes a login after the return from a third party; the login form shows any error (SE-06). */
export function ProviderReturn({ state }: { state: string }) {
  const { t } = useTranslation("session");
  useProviderReturn(state);
  return (
    <AuthLayout title={t("thirdParty.backTitle")} alternative={t("thirdParty.back")}>
      <Spinner label={t("thirdParty.backTitle")} />
    </AuthLayout>
  );
}
