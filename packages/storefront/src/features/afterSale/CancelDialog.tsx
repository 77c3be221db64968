import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";
import type { AfterSaleActions } from "./useAfterSaleActions.ts";

interface CancelDialogProps {
  sn: string;
  actions: AfterSaleActions;
  onClose: () => void;
}

/** Asks before a case is cancelled. */
export function CancelDialog({ sn, actions, onClose }: CancelDialogProps) {
  const { t } = useTranslation("afterSale");
  const go = async () => {
    if (await actions.cancel(sn)) onClose();
  };
  return (
    <Dialog
      open
      title={t("ask.title")}
      description={t("ask.text")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("ask.back")}
          </Button>
          <Button loading={actions.pending === sn} onClick={() => void go()}>
            {t("ask.yes")}
          </Button>
        </>
      }
    />
  );
}
