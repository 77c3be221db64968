import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { amountSchema } from "./amountSchema.ts";
import { useWalletActions } from "./useWalletActions.ts";
import * as styles from "./WalletPage.css.ts";

/** Asks how much goes into the wallet; the payment follows at the cashier (VA-02, MC-10). */
export function RechargeDialog({ amount, onClose }: { amount: string; onClose: () => void }) {
  const { t } = useTranslation("wallet");
  const { recharge } = useWalletActions();
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
        onSubmit={({ values }) => recharge(values.amount)}
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
