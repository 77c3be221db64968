import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Cashier } from "./useCashier.ts";

/** The connection broke while paying: first the truth, then perhaps another try. */
export function CheckFirst({ cashier }: { cashier: Cashier }) {
  const { t } = useTranslation("cashier");
  const [asking, setAsking] = useState(false);
  const check = async () => {
    setAsking(true);
    await cashier.check();
    setAsking(false);
  };
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="sm" loading={asking} onClick={() => void check()}>
          {t("cashier.check")}
        </Button>
      }
    >
      {t("cashier.unsure")}
    </Notice>
  );
}
