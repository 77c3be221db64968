import { IconButton } from "@sundry/ui/primitives/IconButton";
import { useToast } from "@sundry/ui/primitives/Toast";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { readBill } from "./bill.ts";
import * as styles from "./CashierPage.css.ts";

/** Where a bank transfer goes and what to write on it, each to be copied (BU-04). */
export function BankAccount({ account }: { account: string | null | undefined }) {
  const { t } = useTranslation("cashier");
  const [params] = useSearchParams();
  const sn = readBill(params)?.sn;
  return (
    <section aria-label={t("bank.title")} className={styles.bank}>
      <p className={styles.note}>{t("bank.text")}</p>
      {account && <Copyable name={t("bank.account")} text={account} />}
      {sn && <Copyable name={t("bank.reference")} text={sn} />}
    </section>
  );
}

function Copyable({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation("cashier");
  const { show } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show({ tone: "success", text: t("done.copied") });
    } catch {
      show({ tone: "warning", text: t("bank.copyFailed") });
    }
  };
  return (
    <div className={styles.bankLine}>
      <div>
        <p className={styles.label}>{name}</p>
        <p className={styles.bankText}>{text}</p>
      </div>
      <IconButton size="sm" label={t("bank.copy", { name })} onClick={() => void copy()}>
        <Copy />
      </IconButton>
    </div>
  );
}
