import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";

interface ClearFootprintsDialogProps {
  onClear: () => void;
  onClose: () => void;
}

/** Asks before all visits are deleted, which can't be undone (product 49). */
export function ClearFootprintsDialog({ onClear, onClose }: ClearFootprintsDialogProps) {
  const { t } = useTranslation("footprint");
  return (
    <Dialog
      open
      title={t("ask.title")}
      description={t("ask.text")}
      onOpenChange={({ open }) => !open && onClose()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("ask.back")}
          </Button>
          <Button onClick={onClear}>{t("ask.yes")}</Button>
        </>
      }
    />
  );
}
