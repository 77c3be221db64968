import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";

/** Asks for confirmation before the buyer leaves an unpaid bill (BU-04). */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation("cashier");
  return (
    <Dialog
      open
      title={t("leave.title")}
      description={t("leave.text")}
      onOpenChange={({ open }) => {
        if (!open) onStay();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t("leave.leave")}
          </Button>
          <Button onClick={onStay}>{t("leave.stay")}</Button>
        </>
      }
    />
  );
}
