import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import type { PaymentMethodName } from "@sundry/ui/commerce/PaymentMethods";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Button } from "@sundry/ui/primitives/Button";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import CreditCard from "lucide-react/icons/credit-card";
import Landmark from "lucide-react/icons/landmark";
import Lock from "lucide-react/icons/lock";
import QrCode from "lucide-react/icons/qr-code";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { Bill } from "./bill.ts";
import { BankAccount } from "./BankAccount.tsx";
import * as styles from "./CashierPage.css.ts";
import { formatPrice } from "../../shared/site/money.ts";

interface PayStepProps {
  method: PaymentMethodName;
  bill: Bill;
  detail: CashierDetail;
  /** Called when the buyer sets their first payment password. */
  onSetPassword: () => void;
}

/** The fields and the button of the selected payment method, inside the form (BU-04). */
export function PayStep({ method, bill, detail, onSetPassword }: PayStepProps) {
  const { t } = useTranslation("cashier");
  const amount = formatPrice(detail.price, useLocale());
  switch (method) {
    case "WALLET":
      return (
        <>
          {detail.walletPassword && (
            <PasswordField
              name="password"
              label={t("cashier.password")}
              aside={<TextLink href={hrefTo.resetPayPassword(bill)}>{t("cashier.forgot")}</TextLink>}
            />
          )}
          {detail.walletPassword === false && <NoPassword onSet={onSetPassword} />}
          <SubmitButton icon={<Lock />}>{t("cashier.pay", { amount })}</SubmitButton>
        </>
      );
    case "BANK_TRANSFER":
      return (
        <>
          <BankAccount account={detail.bankAccount} sn={bill.sn} />
          <SubmitButton icon={<Landmark />}>{t("cashier.transferred", { amount })}</SubmitButton>
        </>
      );
    case "ALIPAY":
    case "WECHAT":
      return <SubmitButton icon={<QrCode />}>{t("cashier.pay", { amount })}</SubmitButton>;
    case "CARD":
      return <SubmitButton icon={<CreditCard />}>{t("cashier.pay", { amount })}</SubmitButton>;
  }
}

/** Without a password anyone who is logged in can pay: offers to set one without leaving. */
function NoPassword({ onSet }: { onSet: () => void }) {
  const { t } = useTranslation("cashier");
  return (
    <div className={styles.aside}>
      <p className={styles.note}>{t("cashier.noPassword")}</p>
      <Button size="sm" variant="outline" onClick={onSet}>
        {t("cashier.setPassword")}
      </Button>
    </div>
  );
}
