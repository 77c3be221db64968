import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CancelReasons } from "./CancelReasons.tsx";
import type { OrderActions } from "./useOrderActions.ts";

/** What is asked before it is done. */
export type Question = "cancel" | "receive" | "remove";

interface OrderDialogProps {
  question: Question;
  sn: string;
  actions: OrderActions;
  onClose: () => void;
}

/** Asks before an order is cancelled (with the reason), confirmed or taken off the list. */
export function OrderDialog({ question, sn, actions, onClose }: OrderDialogProps) {
  const { t } = useTranslation("order");
  const [reason, setReason] = useState<string>();
  const go = async () => {
    const done = await (question === "cancel"
      ? actions.cancel(sn, reason ?? t("reason.other"))
      : actions[question](sn));
    if (done) onClose();
  };
  return (
    <Dialog
      open
      title={t(`ask.${question}.title`)}
      description={t(`ask.${question}.text`)}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("ask.back")}
          </Button>
          <Button
            loading={actions.pending === sn}
            disabled={question === "cancel" && reason === undefined}
            onClick={() => void go()}
          >
            {t(`ask.${question}.yes`)}
          </Button>
        </>
      }
    >
      {question === "cancel" && <CancelReasons value={reason} onChoose={setReason} />}
    </Dialog>
  );
}
