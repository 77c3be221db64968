import { cancel, get, list, receive, remove } from "@sundry/api/contract/order";
import { overview } from "@sundry/api/contract/member";
import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { CancelReasons } from "./CancelReasons.tsx";

/** The actions of an order that need confirmation. */
export type Question = "cancel" | "receive" | "remove";

interface OrderDialogProps {
  question: Question;
  sn: string;
  /** Whether it is asked on the order's own page, which is left once the order is gone. */
  ownPage: boolean;
  onClose: () => void;
}

const invalidate = [list, get, overview];

/** Asks for confirmation before an order is cancelled (with a reason), received or removed from the list. */
export function OrderDialog({ question, sn, ownPage, onClose }: OrderDialogProps) {
  const { t } = useTranslation("order");
  const [reason, setReason] = useState<string>();
  const cancelOrder = useAction(cancel, { invalidate, success: t("cancelled") });
  const receiveOrder = useAction(receive, { invalidate, success: t("received") });
  const navigate = useNavigate();
  const removeOrder = useAction(remove, {
    invalidate,
    success: t("removed"),
    after: () => ownPage && navigate(hrefTo.orders(), { replace: true }),
  });
  const answers = {
    cancel: () => cancelOrder.run({ orderSn: sn, reason: reason ?? t("reason.other") }),
    receive: () => receiveOrder.run({ sn }),
    remove: () => removeOrder.run({ sn }),
  };
  const go = async () => {
    if (await answers[question]()) onClose();
  };
  return (
    <Dialog
      open
      title={t(`confirm.${question}.title`)}
      description={t(`confirm.${question}.text`)}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("confirm.back")}
          </Button>
          <Button
            loading={cancelOrder.pending || receiveOrder.pending || removeOrder.pending}
            disabled={question === "cancel" && reason === undefined}
            onClick={() => void go()}
          >
            {t(`confirm.${question}.yes`)}
          </Button>
        </>
      }
    >
      {question === "cancel" && <CancelReasons value={reason} onValueChange={setReason} />}
    </Dialog>
  );
}
