import { checkPassword, withdrawalSetting } from "@sundry/api/contract/wallet";
import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { formatPrice } from "@sundry/ui/format/price";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { amountSchema } from "./amountSchema.ts";
import { useWalletActions } from "./useWalletActions.ts";
import * as styles from "./WalletPage.css.ts";

interface WithdrawDialogProps {
  /** What is free, in units. */
  balance: number;
  onClose: () => void;
  /** Called when the withdrawal was taken. */
  onDone: () => void;
}

/** A text that may stay empty only where it is not wanted. */
function needed(missing: string, wanted: boolean) {
  return z.string().check(z.refine((text) => !wanted || text.trim() !== "", missing));
}

/** Asks how much is paid out and where to, with the conditions and the payment password (VA-02, MC-10). */
export function WithdrawDialog({ balance, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const { withdraw } = useWalletActions();
  const { data: setting } = useRead(withdrawalSetting, {});
  const { data: asked = false } = useRead(checkPassword, {}, { freshFor: 0 });
  const toAccount = setting?.type === undefined || setting.type === null || setting.type === "ALI";
  const schema = useMemo(
    () =>
      z.object({
        amount: amountSchema(t, balance),
        realName: needed(t("withdraw.realNameMissing"), toAccount),
        account: needed(t("withdraw.accountMissing"), toAccount),
        password: needed(t("withdraw.passwordMissing"), asked),
      }),
    [t, balance, toAccount, asked],
  );
  const conditions = [
    t("withdraw.most", { amount: formatPrice(balance, locale) }),
    setting?.minPrice ? t("withdraw.least", { amount: formatPrice(setting.minPrice, locale) }) : "",
    setting?.fee ? t("withdraw.fee", { amount: formatPrice(setting.fee, locale) }) : t("withdraw.free"),
  ];
  return (
    <Dialog
      open
      title={t("withdraw.title")}
      description={t("withdraw.text")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Form
        schema={schema}
        defaultValues={{ amount: "", realName: "", account: "", password: "" }}
        onSubmit={async ({ values }) => {
          const faults = await withdraw(values);
          if (faults.length === 0) onDone();
          return faults;
        }}
        className={styles.form}
      >
        <TextField
          name="amount"
          label={t("amount.label")}
          help={conditions.filter(Boolean).join(locale === "zh" ? "" : " ")}
          inputMode="decimal"
          autoComplete="off"
        />
        {toAccount && (
          <>
            <TextField name="realName" label={t("withdraw.realName")} autoComplete="name" />
            <TextField name="account" label={t("withdraw.account")} autoComplete="off" />
          </>
        )}
        {asked && <PasswordField name="password" label={t("withdraw.password")} />}
        <SubmitButton>{t("withdraw.submit")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
