import { IconButton } from "@sundry/ui/primitives/IconButton";
import { useToast } from "@sundry/ui/primitives/Toast";
import Copy from "lucide-react/icons/copy";
import { useTranslation } from "react-i18next";
import { copyText } from "../../shared/browser/copyText.ts";
import * as styles from "./CashierPage.css.ts";

interface BankAccountProps {
  account: string | null | undefined;
  /** Number of the bill; the reference of the transfer. */
  sn: string;
}

/** The account and the reference of a bank transfer, with buttons to copy them (BU-04). */
export function BankAccount({ account, sn }: BankAccountProps) {
  const { t } = useTranslation("cashier");
  return (
    <section aria-label={t("bank.title")} className={styles.bank}>
      <p className={styles.note}>{t("bank.text")}</p>
      {account && <Copyable name={t("bank.account")} text={account} />}
      <Copyable name={t("bank.reference")} text={sn} />
    </section>
  );
}

function Copyable({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation("cashier");
  const { show } = useToast();
  const copy = async () => {
    const isCopied = await copyText(text);
    show(isCopied ? { tone: "success", text: t("done.copied") } : { tone: "warning", text: t("bank.copyFailed") });
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
