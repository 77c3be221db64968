import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { RadioCards } from "@sundry/ui/primitives/RadioCards";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "./OrderButtons.tsx";
import type { OrderActions } from "./useOrderActions.ts";

const reasons = ["changedMind", "wrongGoods", "wrongAddress", "cheaper", "other"] as const;

interface OrderDialogProps {
  question: Question;
  sn: string;
  actions: OrderActions;
  onClose: () => void;
}

/** Asks before an order is cancelled (with the reason), confirmed or taken off the list. */
export function OrderDialog({ question, sn, actions, onClose }: OrderDialogProps) {
  const { t } = useTranslation("orders");
  const [reason, setReason] = useState<string>(reasons[0]);
  const go = async () => {
    const done = await (question === "cancel"
      ? actions.cancel(sn, t(`reason.${reasons.find((one) => one === reason) ?? "other"}`))
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
          <Button loading={actions.pending === sn} onClick={() => void go()}>
            {t(`ask.${question}.yes`)}
          </Button>
        </>
      }
    >
      {question === "cancel" && (
        <RadioCards
          label={t("reason.label")}
          value={reason}
          items={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onValueChange={({ value }) => setReason(value)}
        />
      )}
    </Dialog>
  );
}
