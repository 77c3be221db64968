import { cash, cashList, get } from "@sundry/api/contract/distribution";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useAction } from "../../shared/data/useAction.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { cashFault } from "./cashAmount.ts";
import * as styles from "./DistributionPage.css.ts";
import { formatPrice } from "../../shared/site/money.ts";

interface CashDialogProps {
  /** The most that can be withdrawn, in units. */
  max: number;
  onClose: () => void;
  /** Called when the server has accepted the withdrawal. */
  onDone: () => void;
}

/** Asks for the amount of commission to move to the wallet (MC-12). */
export function CashDialog({ max, onClose, onDone }: CashDialogProps) {
  const { t } = useTranslation("distribution");
  const locale = useLocale();
  const { submit } = useAction(cash, { invalidate: [get, cashList], success: t("cash.done"), after: onDone });
  const schema = useMemo(
    () =>
      z.object({
        amount: z.string().check(
          z.check((context) => {
            const fault = cashFault(context.value, max);
            if (fault) context.issues.push({ code: "custom", input: context.value, message: t(`cash.${fault}`) });
          }),
        ),
      }),
    [t, max],
  );
  return (
    <Dialog
      open
      title={t("cash.title")}
      description={t("cash.text")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Form
        schema={schema}
        defaultValues={{ amount: "" }}
        onSubmit={({ values }) => submit({ price: Number(values.amount) })}
        className={styles.form}
      >
        <TextField
          name="amount"
          label={t("cash.amount")}
          help={t("cash.most", { amount: formatPrice(max, locale) })}
          inputMode="decimal"
          autoComplete="off"
        />
        <SubmitButton>{t("cash.submit")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
