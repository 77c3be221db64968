import { Button, type ButtonProps } from "@sundry/ui/primitives/Button";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AfterSaleActions } from "./useAfterSaleActions.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const CancelDialog = lazyPart(() => import("./CancelDialog.tsx").then((m) => ({ default: m.CancelDialog })));

interface CancelButtonProps extends Pick<ButtonProps, "size"> {
  sn: string;
  actions: AfterSaleActions;
}

/** Cancels a case once the buyer has said yes. */
export function CancelButton({ sn, actions, size }: CancelButtonProps) {
  const { t } = useTranslation("afterSale");
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size={size} variant="quiet" disabled={actions.pending === sn} onClick={() => setAsking(true)}>
        {t("action.cancel")}
      </Button>
      {asking && (
        <Suspense>
          <CancelDialog sn={sn} actions={actions} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
