import { qrScan } from "@sundry/api/contract/session";
import { QrCode } from "@sundry/ui/commerce/QrCode";
import { Button } from "@sundry/ui/primitives/Button";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import * as styles from "./ScanLogin.css.ts";
import { scanCode } from "./scanCode.ts";
import { useScanLogin } from "./useScanLogin.ts";

/** Size of the code, as `QrCode` draws it. */
const edge = "240px";

/** Logs in with a code scanned by a device that is logged in. Shows the stage, and offers a new code after one has expired (SE-06). */
export function ScanLogin() {
  const { t } = useTranslation("session");
  const errorMessage = useErrorMessage();
  const { stage, token, fault, renew } = useScanLogin();
  if (fault)
    return <ErrorState title={t("scan.failed")} kind={faultKind(fault)} cause={errorMessage(fault)} onRetry={renew} />;
  const ended = stage === "expired" || stage === "declined";
  return (
    <div className={styles.root}>
      {token === undefined ? (
        <Skeleton inlineSize={edge} blockSize={edge} />
      ) : (
        <QrCode
          value={scanCode(token, { ownPage: client.supports(qrScan) })}
          label={ended ? t("scan.expiredLabel") : t("scan.label")}
          overlay={
            ended || stage === "scanned" || stage === "confirmed" ? (
              <Cover stage={stage} renew={ended ? renew : undefined} />
            ) : undefined
          }
        />
      )}
      <p role="status" className={styles.status}>
        {t(`scan.${stage}`)}
      </p>
      <ol className={styles.steps}>
        <li>{t("scan.howToScan")}</li>
        <li>{t("scan.howToApprove")}</li>
      </ol>
    </div>
  );
}

function Cover({ stage, renew }: { stage: string; renew: (() => void) | undefined }) {
  const { t } = useTranslation("session");
  if (!renew) return <span aria-hidden="true" data-stage={stage} className={styles.done} />;
  return (
    <Button icon={<RotateCw aria-hidden="true" />} onClick={renew}>
      {t("scan.renew")}
    </Button>
  );
}
