import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";

interface PayDialogProps {
  /** Amount and balance, formatted for the buyer. */
  amount: string | number;
  balance: string | number;
  onPay: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the wallet pays, because without a payment password nothing else does (BU-04). */
export function PayDialog({ amount, balance, onPay, onClose }: PayDialogProps) {
  const { t } = useTranslation("cashier");
  return (
    <Dialog
      open
      title={t("confirm.title", { amount })}
      description={t("confirm.text", { balance })}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("confirm.back")}
          </Button>
          <Button onClick={onPay}>{t("confirm.pay")}</Button>
        </>
      }
    />
  );
}
