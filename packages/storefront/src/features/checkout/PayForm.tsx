import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import { PaymentMethods } from "@sundry/ui/commerce/PaymentMethods";
import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { formatPrice } from "@sundry/ui/format/price";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Lock } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useLocale } from "../../app/locale.ts";
import * as styles from "./CashierPage.css.ts";
import { missingMoney } from "./missingMoney.ts";
import type { Cashier } from "./useCashier.ts";

/** How it is paid: the wallet with its password, or why that is not possible (BU-04, VA-04). */
export function PayForm({ detail, cashier }: { detail: CashierDetail; cashier: Cashier }) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const wallet = detail.support.includes("WALLET");
  const balance = formatPrice(detail.walletValue ?? 0, locale);
  const short = missingMoney(detail);
  const missing = formatPrice(short, locale);
  const asked = Boolean(detail.walletPassword);
  const schema = useMemo(
    () =>
      z.object({
        password: z.string().check(z.refine((typed) => !asked || typed !== "", t("cashier.passwordMissing"))),
      }),
    [asked, t],
  );
  const payable = wallet && short === 0;
  return (
    <section aria-labelledby="pay-with">
      <h2 id="pay-with" className={styles.heading}>
        {t("cashier.methods")}
      </h2>
      <Form
        schema={schema}
        defaultValues={{ password: "" }}
        onSubmit={({ values }) => cashier.pay(values.password)}
        className={styles.form}
      >
        {wallet ? (
          <PaymentMethods
            label={t("cashier.methods")}
            value={payable ? "WALLET" : null}
            choices={[
              {
                method: "WALLET",
                label: t("cashier.wallet"),
                description: payable
                  ? t("cashier.balance", { amount: balance })
                  : t("cashier.short", { amount: balance, missing }),
                disabled: !payable,
              },
            ]}
          />
        ) : (
          <Notice tone="warning">{t("cashier.otherMethod")}</Notice>
        )}
        {wallet && !payable && <Notice tone="warning">{t("cashier.shortText", { amount: balance, missing })}</Notice>}
        {payable && !cashier.unsure && (
          <>
            {asked && <PasswordField name="password" label={t("cashier.password")} />}
            <SubmitButton icon={<Lock />}>
              {t("cashier.pay", { amount: formatPrice(detail.price, locale) })}
            </SubmitButton>
          </>
        )}
        {cashier.unsure && <CheckFirst cashier={cashier} />}
        {!payable && (
          <div className={styles.actions}>
            <ButtonLink href="/home/MyOrder" variant="outline">
              {t("cashier.toOrders")}
            </ButtonLink>
            <ButtonLink href="/" variant="quiet">
              {t("cashier.shop")}
            </ButtonLink>
          </div>
        )}
      </Form>
    </section>
  );
}

/** The connection broke while paying: first the truth, then perhaps another try. */
function CheckFirst({ cashier }: { cashier: Cashier }) {
  const { t } = useTranslation("checkout");
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
