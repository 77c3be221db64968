import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useTranslation } from "react-i18next";
import type { Cashier } from "./useCashier.ts";

/** The connection was lost during the payment: the buyer checks the result before they pay again. */
export function CheckFirst({ cashier }: { cashier: Cashier }) {
  const { t } = useTranslation("cashier");
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="sm" loading={cashier.checking} onClick={() => void cashier.check()}>
          {t("cashier.check")}
        </Button>
      }
    >
      {t("cashier.outcomeUnknown")}
    </Notice>
  );
}
