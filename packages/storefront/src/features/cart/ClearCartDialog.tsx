import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";

/** Asks before everything goes: that can't be undone (decisions 49). */
export function ClearCartDialog({ onClose, onClear }: { onClose: () => void; onClear: () => Promise<void> }) {
  const { t } = useTranslation("cart");
  return (
    <Dialog
      open
      title={t("clearTitle")}
      description={t("clearText")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button onClick={() => void onClear()}>{t("clearNow")}</Button>
        </>
      }
    />
  );
}
