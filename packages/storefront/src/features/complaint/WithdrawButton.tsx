import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ComplaintActions } from "./useComplaintActions.ts";

interface WithdrawButtonProps {
  id: string;
  /** Name of the goods, so that buttons of a list are told apart. */
  name: string;
  actions: ComplaintActions;
}

/** Withdraws a complaint, after asking: it can't be filed again. */
export function WithdrawButton({ id, name, actions }: WithdrawButtonProps) {
  const { t } = useTranslation("complaint");
  const [open, setOpen] = useState(false);
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
          <Button
            loading={actions.pending === id}
            onClick={() => void actions.withdraw(id).then((done) => done && setOpen(false))}
          >
            {t("withdrawYes")}
          </Button>
        </>
      }
    />
  );
}
