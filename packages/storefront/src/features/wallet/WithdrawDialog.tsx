import { checkPassword, get, logs, withdraw, withdrawalSetting, withdrawList } from "@sundry/api/contract/wallet";
import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { formatPrice } from "@sundry/ui/format/price";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useAction } from "../../shared/data/useAction.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { joinSentences } from "../../shared/i18n/locales.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { amountSchema } from "./amountSchema.ts";
import * as styles from "./WalletPage.css.ts";

/** The server refuses a wrong payment password (rules 20). */
const wrongPassword = 20010;

interface WithdrawDialogProps {
  /** The available balance, in units. */
  balance: number;
  onClose: () => void;
  /** Called when the server has accepted the withdrawal. */
  onDone: () => void;
}

/** A text that must be filled in if it is needed. */
function filledIf(needed: boolean, message: string) {
  return z.string().check(z.refine((text) => !needed || text.trim() !== "", message));
}

/** Asks for the amount and the account of a withdrawal, with its conditions and the payment password (VA-02, MC-10). */
export function WithdrawDialog({ balance, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const words = useFaultWords();
  const { submit } = useAction(withdraw, {
    // After a refusal too: the balance may have changed, or a password was set in another tab.
    invalidate: [get, checkPassword, logs, withdrawList],
    success: t("withdraw.done"),
    after: onDone,
    faultAt: (fault) =>
      fault.code === wrongPassword
        ? { field: "password", message: t("withdraw.passwordWrong") }
        : { message: words(fault) },
  });
  const { data: setting } = useRead(withdrawalSetting, {});
  const { data: needsPassword = false } = useRead(checkPassword, {}, { freshFor: 0 });
  const toAccount = setting?.type === undefined || setting.type === null || setting.type === "ALI";
  const schema = useMemo(
    () =>
      z.object({
        amount: amountSchema(t, balance),
        realName: filledIf(toAccount, t("withdraw.realNameMissing")),
        account: filledIf(toAccount, t("withdraw.accountMissing")),
        password: filledIf(needsPassword, t("withdraw.passwordMissing")),
      }),
    [t, balance, toAccount, needsPassword],
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
        onSubmit={({ values: { amount, realName, account, password } }) =>
          submit({
            price: Number(amount),
            realName: realName.trim(),
            connectNumber: account.trim(),
            ...(password && { password }),
          })
        }
        className={styles.form}
      >
        <TextField
          name="amount"
          label={t("amount.label")}
          help={joinSentences(conditions, locale)}
          inputMode="decimal"
          autoComplete="off"
        />
        {toAccount && (
          <>
            <TextField name="realName" label={t("withdraw.realName")} autoComplete="name" />
            <TextField name="account" label={t("withdraw.account")} autoComplete="off" />
          </>
        )}
        {needsPassword && <PasswordField name="password" label={t("withdraw.password")} />}
        <SubmitButton>{t("withdraw.submit")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
