import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";

/** Asks for confirmation before the cart is cleared, which can't be undone (product 49). */
export function ClearCartDialog({ onClose, onClear }: { onClose: () => void; onClear: () => void }) {
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
          <Button onClick={onClear}>{t("clearNow")}</Button>
        </>
      }
    />
  );
}
