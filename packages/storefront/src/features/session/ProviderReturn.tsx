import { Spinner } from "@sundry/ui/primitives/Spinner";
import { useTranslation } from "react-i18next";
import { AuthLayout } from "./AuthLayout.tsx";
import { useProviderReturn } from "./useProviderReturn.ts";

/** Completes a login after the return from a third party; the login form shows what went wrong (SE-06). */
export function ProviderReturn({ state }: { state: string }) {
  const { t } = useTranslation("session");
  useProviderReturn(state);
  return (
    <AuthLayout title={t("third.backTitle")} alternative={t("third.back")}>
      <Spinner label={t("third.backTitle")} />
    </AuthLayout>
  );
}
