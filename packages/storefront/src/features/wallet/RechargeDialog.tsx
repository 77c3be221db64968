import { recharge, rechargeList } from "@sundry/api/contract/wallet";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { useAction } from "../../shared/data/useAction.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { amountSchema } from "./amountSchema.ts";
import * as styles from "./WalletPage.css.ts";

/** Asks for the amount of a top-up, which is paid at the cashier (VA-02, MC-10). */
export function RechargeDialog({ amount, onClose }: { amount: string; onClose: () => void }) {
  const { t } = useTranslation("wallet");
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const { submit } = useAction(recharge, {
    invalidate: [rechargeList],
    after: ({ rechargeSn }) => void navigate(hrefTo.cashier({ orderType: "RECHARGE", sn: rechargeSn })),
    faultAt: (fault) => ({ field: fault.kind === "refused" ? "amount" : undefined, message: errorMessage(fault) }),
  });
  const schema = useMemo(() => z.object({ amount: amountSchema(t) }), [t]);
  return (
    <Dialog
      open
      title={t("recharge.title")}
      description={t("recharge.text")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Form
        schema={schema}
        defaultValues={{ amount }}
        onSubmit={({ values }) => submit({ price: Number(values.amount) })}
        className={styles.form}
      >
        <TextField
          name="amount"
          label={t("amount.label")}
          help={t("amount.help")}
          inputMode="decimal"
          autoComplete="off"
        />
        <SubmitButton>{t("recharge.submit")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
