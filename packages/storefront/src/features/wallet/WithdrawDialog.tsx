import { checkPassword, get, logs, withdraw, withdrawalSetting, withdrawList } from "@sundry/api/contract/wallet";
import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { client } from "../../shared/data/client.ts";
import { isAboutPayPassword, missingPayPassword } from "../../shared/data/payPassword.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { joinSentences } from "../../shared/i18n/locales.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { maxWithdrawable } from "./amountRule.ts";
import { amountSchema } from "./amountSchema.ts";
import * as styles from "./WalletPage.css.ts";
import { formatPrice } from "../../shared/site/money.ts";

interface WithdrawDialogProps {
  /** What can be withdrawn, in units. */
  available: number;
  onClose: () => void;
  /** Called when the server has accepted the withdrawal. */
  onDone: () => void;
}

/** A name has letters of some script, an account letters or digits; the server has the same rules. */
const named = /\p{L}/u;
const numbered = /[\p{L}\p{N}]/u;

/** A text that has to match only if it is needed. */
function filledIf(needed: boolean, message: string, rule = /\S/) {
  return z.string().check(z.refine((text) => !needed || rule.test(text), message));
}

/** Asks for the amount and the account of a withdrawal, with its conditions and the payment password (VA-02, MC-10). */
export function WithdrawDialog({ available, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const errorMessage = useErrorMessage();
  const { submit } = useAction(withdraw, {
    // Even after a refusal: the balance may have changed, or a password was set in another tab.
    invalidate: [get, checkPassword, logs, withdrawList],
    success: t("withdraw.done"),
    after: onDone,
    faultAt: (fault) =>
      isAboutPayPassword(fault.code)
        ? {
            field: "password",
            message: fault.code === missingPayPassword ? errorMessage(fault) : t("withdraw.passwordWrong"),
          }
        : { message: errorMessage(fault) },
  });
  const { data: setting } = useRead(withdrawalSetting, {});
  const asksForPassword = client.supports(withdraw, "password");
  const { data: needsPassword = false } = useRead(checkPassword, asksForPassword ? {} : null, { freshFor: 0 });
  const toAccount = setting?.type === undefined || setting.type === null || setting.type === "ALI";
  const schema = useMemo(
    () =>
      z.object({
        amount: amountSchema(t, available),
        realName: filledIf(toAccount, t("withdraw.realNameMissing"), named),
        account: filledIf(toAccount, t("withdraw.accountMissing"), numbered),
        password: filledIf(needsPassword, t("withdraw.passwordMissing")),
      }),
    [t, available, toAccount, needsPassword],
  );
  const conditions = [
    t("withdraw.maximum", { amount: formatPrice(maxWithdrawable(available), locale) }),
    setting?.minPrice ? t("withdraw.minimum", { amount: formatPrice(setting.minPrice, locale) }) : "",
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
        {needsPassword && (
          <PasswordField
            name="password"
            label={t("withdraw.password")}
            aside={<TextLink href={hrefTo.resetPayPassword()}>{t("withdraw.forgot")}</TextLink>}
          />
        )}
        <SubmitButton>{t("withdraw.submit")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
