import { Button, type ButtonProps } from "@sundry/ui/primitives/Button";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const CancelDialog = lazyPart(() => import("./CancelDialog.tsx").then((m) => ({ default: m.CancelDialog })));

interface CancelButtonProps extends Pick<ButtonProps, "size"> {
  sn: string;
}

/** Cancels a case after the buyer has confirmed. */
export function CancelButton({ sn, size }: CancelButtonProps) {
  const { t } = useTranslation("afterSale");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} variant="quiet" onClick={() => setOpen(true)}>
        {t("action.cancel")}
      </Button>
      {open && (
        <Suspense>
          <CancelDialog sn={sn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
