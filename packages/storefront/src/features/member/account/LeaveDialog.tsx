import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation("memberAccount");
  return (
    <Dialog
      open
      title={t("profile.leave.title")}
      description={t("profile.leave.text")}
      onOpenChange={({ open }) => !open && onStay()}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t("profile.leave.go")}
          </Button>
          <Button onClick={onStay}>{t("profile.leave.stay")}</Button>
        </>
      }
    />
  );
}
