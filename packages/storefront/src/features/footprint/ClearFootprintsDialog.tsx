import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";

interface ClearFootprintsDialogProps {
  onClear: () => void;
  onClose: () => void;
}

/** Asks for confirmation before all visits are deleted, which can't be undone (product 49). */
export function ClearFootprintsDialog({ onClear, onClose }: ClearFootprintsDialogProps) {
  const { t } = useTranslation("footprint");
  return (
    <Dialog
      open
      title={t("confirm.title")}
      description={t("confirm.text")}
      onOpenChange={({ open }) => !open && onClose()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("confirm.back")}
          </Button>
          <Button onClick={onClear}>{t("confirm.yes")}</Button>
        </>
      }
    />
  );
}
