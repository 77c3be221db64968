import { cancel, get, list } from "@sundry/api/contract/complaint";
import { get as getOrder, list as listOrders } from "@sundry/api/contract/order";
import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "../../shared/data/useAction.ts";

interface WithdrawButtonProps {
  id: string;
  /** Name of the goods, which tells the buttons of a list apart. */
  name: string;
}

/** Withdraws a complaint after a warning that it can't be filed again. */
export function WithdrawButton({ id, name }: WithdrawButtonProps) {
  const { t } = useTranslation("complaint");
  const [open, setOpen] = useState(false);
  const { run, pending } = useAction(cancel, {
    invalidate: [get, list, getOrder, listOrders],
    success: t("withdrawn"),
  });
  return (
    <Dialog
      title={t("withdrawTitle")}
      description={t("withdrawText")}
      open={open}
      onOpenChange={({ open: next }) => setOpen(next)}
      trigger={
        <Button size="sm" variant="quiet" aria-label={t("withdrawOf", { name })}>
          {t("withdraw")}
        </Button>
      }
      actions={
        <>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t("keep")}
          </Button>
          <Button loading={pending} onClick={() => void run({ id }).then((done) => done && setOpen(false))}>
            {t("withdrawYes")}
          </Button>
        </>
      }
    />
  );
}
