import { Spinner } from "@sundry/ui/primitives/Spinner";
import { useTranslation } from "react-i18next";
import { AuthLayout } from "./AuthLayout.tsx";
import { useProviderReturn } from "./useProviderReturn.ts";

/** Back from a third party: picks the log-in up and goes on; what went wrong is told at the log-in form (SE-06). */
export function ProviderReturn({ state }: { state: string }) {
  const { t } = useTranslation("session");
  useProviderReturn(state);
  return (
    <AuthLayout title={t("third.backTitle")} alternative={t("third.back")}>
      <Spinner label={t("third.backTitle")} />
    </AuthLayout>
  );
}
