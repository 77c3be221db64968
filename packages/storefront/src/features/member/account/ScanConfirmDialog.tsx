import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Spinner } from "@sundry/ui/primitives/Spinner";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "../../../shared/data/errorMessage.ts";
import * as styles from "./AccountSafePage.css.ts";
import { useScanConfirm } from "./useScanConfirm.ts";

interface ScanConfirmDialogProps {
  /** The content of the scanned code. */
  token: string;
  onClose: () => void;
}

/** Asks the buyer who scanned a code whether to log the other device in (SE-06). */
export function ScanConfirmDialog({ token, onClose }: ScanConfirmDialogProps) {
  const { t } = useTranslation("memberAccount");
  const errorMessage = useErrorMessage();
  const { state, device, fault, deciding, decide } = useScanConfirm(token);
  const asking = state === "asking";
  return (
    <Dialog
      open
      title={t(`scan.${state}.title`)}
      description={t(`scan.${state}.text`, { device: device ?? t("scan.unknown") })}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      actions={
        asking ? (
          <>
            <Button variant="quiet" loading={deciding === false} onClick={() => decide(false)}>
              {t("scan.no")}
            </Button>
            <Button loading={deciding === true} onClick={() => decide(true)}>
              {t("scan.yes")}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t("scan.close")}</Button>
        )
      }
    >
      {state === "reading" && <Spinner label={t("scan.reading.title")} />}
      {asking && (
        <Notice tone="warning" className={styles.warning}>
          {t("scan.warning")}
        </Notice>
      )}
      {fault && (
        <Notice tone="danger" role="alert">
          {errorMessage(fault)}
        </Notice>
      )}
    </Dialog>
  );
}
