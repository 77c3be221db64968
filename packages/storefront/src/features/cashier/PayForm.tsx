import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import { type PaymentMethodName, PaymentMethods } from "@sundry/ui/commerce/PaymentMethods";
import { Form } from "@sundry/ui/forms/Form";
import { Notice } from "@sundry/ui/primitives/Notice";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as styles from "./CashierPage.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { Bill } from "./bill.ts";
import { CheckFirst } from "./CheckFirst.tsx";
import { missingMoney } from "./missingMoney.ts";
import { chosenMethod, offeredMethods } from "./payMethods.ts";
import { PayDialog } from "./PayDialog.tsx";
import { PayStep } from "./PayStep.tsx";
import { useConfirmation } from "./useConfirmation.ts";
import type { Cashier } from "./useCashier.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";
import { formatPrice } from "../../shared/site/money.ts";

const PayPasswordDialog = lazyPart(() =>
  import("./PayPasswordDialog.tsx").then((m) => ({ default: m.PayPasswordDialog })),
);

interface PayFormProps {
  bill: Bill;
  detail: CashierDetail;
  cashier: Cashier;
}

/** The payment methods, and the fields of the selected one (BU-04, VA-04). */
export function PayForm({ bill, detail, cashier }: PayFormProps) {
  const { t } = useTranslation("cashier");
  const locale = useLocale();
  const shopTime = useShopTime();
  const [selected, setSelected] = useState<PaymentMethodName>();
  const [settingPassword, setSettingPassword] = useState(false);
  const offered = offeredMethods(detail, bill);
  const method = chosenMethod(offered, selected);
  const balance = formatPrice(detail.walletValue ?? 0, locale);
  const short = missingMoney(detail);
  const missing = formatPrice(short, locale);
  const until = detail.transferUntil ? shopTime.time(detail.transferUntil, "shortDayTime") : null;
  const needsPassword = method === "WALLET" && Boolean(detail.walletPassword);
  const schema = useMemo(
    () =>
      z.object({
        password: z.string().check(z.refine((typed) => !needsPassword || typed !== "", t("cashier.passwordMissing"))),
      }),
    [needsPassword, t],
  );
  const confirmation = useConfirmation(() => cashier.pay({ method: "WALLET", password: "" }));
  const descriptionOf = (one: PaymentMethodName) => {
    if (one === "BANK_TRANSFER") return until ? t("cashier.about.BANK_TRANSFER", { time: until }) : undefined;
    if (one !== "WALLET") return t(`cashier.about.${one}`);
    return short > 0 ? t("cashier.short", { amount: balance, missing }) : t("cashier.balance", { amount: balance });
  };
  return (
    <section aria-labelledby="pay-with">
      <h2 id="pay-with" className={styles.heading}>
        {t("cashier.methods")}
      </h2>
      <Form
        schema={schema}
        defaultValues={{ password: "" }}
        onSubmit={({ values: { password } }) => {
          if (!method) return [];
          if (method === "WALLET" && !needsPassword) return confirmation.ask();
          return cashier.pay({ method, password });
        }}
        className={styles.form}
      >
        {offered.length > 0 ? (
          <PaymentMethods
            label={t("cashier.methods")}
            className={styles.methods}
            value={method}
            onValueChange={(event) => setSelected(event.value)}
            choices={offered.map((one) => ({
              method: one.method,
              label: t(`cashier.method.${one.method}`),
              description: descriptionOf(one.method),
              disabled: !one.usable,
            }))}
          />
        ) : (
          <Notice tone="warning">{t("cashier.otherMethod")}</Notice>
        )}
        {offered.some((one) => one.method === "WALLET" && !one.usable) && (
          <Notice
            tone="warning"
            action={<TextLink href={hrefTo.wallet({ recharge: String(short) })}>{t("cashier.recharge")}</TextLink>}
          >
            {t("cashier.shortText", { amount: balance, missing })}
          </Notice>
        )}
        {method && !cashier.unsure && (
          <PayStep method={method} bill={bill} detail={detail} onSetPassword={() => setSettingPassword(true)} />
        )}
        {cashier.unsure && <CheckFirst cashier={cashier} />}
      </Form>
      {confirmation.asking && (
        <PayDialog
          amount={formatPrice(detail.price, locale)}
          balance={balance}
          onPay={confirmation.confirm}
          onClose={confirmation.cancel}
        />
      )}
      {/* Not inside the form: saving the password must not submit the payment. */}
      {settingPassword && (
        <Suspense>
          <PayPasswordDialog
            onClose={({ set }) => {
              setSettingPassword(false);
              if (set) void cashier.reload();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
