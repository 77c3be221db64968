import { cancel } from "@sundry/api/contract/afterSale";
import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";
import { useAction } from "../../shared/data/useAction.ts";
import { readsToInvalidate } from "./readsToInvalidate.ts";

interface CancelDialogProps {
  sn: string;
  onClose: () => void;
}

/** Asks for confirmation before a case is cancelled. */
export function CancelDialog({ sn, onClose }: CancelDialogProps) {
  const { t } = useTranslation("afterSale");
  const { run, pending } = useAction(cancel, { invalidate: readsToInvalidate, success: t("cancelled") });
  const go = async () => {
    if (await run({ sn })) onClose();
  };
  return (
    <Dialog
      open
      title={t("confirm.title")}
      description={t("confirm.text")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("confirm.back")}
          </Button>
          <Button loading={pending} onClick={() => void go()}>
            {t("confirm.yes")}
          </Button>
        </>
      }
    />
  );
}
