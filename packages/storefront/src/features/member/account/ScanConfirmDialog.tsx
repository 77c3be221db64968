import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Spinner } from "@sundry/ui/primitives/Spinner";
import { useTranslation } from "react-i18next";
import { useFaultWords } from "../../../shared/data/faultWords.ts";
import * as styles from "./AccountSafePage.css.ts";
import { useScanConfirm } from "./useScanConfirm.ts";

interface ScanConfirmDialogProps {
  /** What the scanned code says. */
  token: string;
  onClose: () => void;
}

/** Asks the buyer who scanned a code whether the other device may come in as he (SE-06). */
export function ScanConfirmDialog({ token, onClose }: ScanConfirmDialogProps) {
  const { t } = useTranslation("memberAccount");
  const words = useFaultWords();
  const { state, device, fault, busy, decide } = useScanConfirm(token);
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
            <Button variant="quiet" loading={busy === "no"} onClick={() => void decide(false)}>
              {t("scan.no")}
            </Button>
            <Button loading={busy === "yes"} onClick={() => void decide(true)}>
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
          {words(fault)}
        </Notice>
      )}
    </Dialog>
  );
}
