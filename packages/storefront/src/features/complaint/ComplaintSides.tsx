import type { ComplaintDetail } from "@sundry/api/contract/entities/complaint";
import { PhotoStrip } from "@sundry/ui/commerce/PhotoStrip";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as styles from "./complaints.css.ts";

/** The buyer's complaint, the store's reply and the decision. */
export function ComplaintSides({ complaint }: { complaint: ComplaintDetail }) {
  const { t } = useTranslation("complaint");
  const shopTime = useShopTime();
  const { arbitrationResult, appealContent, appealTime, complainStatus } = complaint;
  return (
    <>
      {arbitrationResult && (
        <Notice tone="success">
          <strong>{t("decision")}</strong> {arbitrationResult}
        </Notice>
      )}
      {!arbitrationResult && complainStatus === "WAIT_ARBITRATION" && <Notice>{t("decisionPending")}</Notice>}
      <div className={styles.columns}>
        <section aria-labelledby="complaint-mine" className={styles.panel}>
          <h2 id="complaint-mine" className={styles.panelTitle}>
            {t("mine")}
          </h2>
          <p className={styles.quiet}>{complaint.complainTopic}</p>
          <p className={styles.words}>{complaint.content}</p>
          <PhotoStrip label={t("minePhotos")} photos={complaint.orderComplaintImages} />
        </section>
        <section aria-labelledby="complaint-store" className={styles.panel}>
          <h2 id="complaint-store" className={styles.panelTitle}>
            {t("theirs")}
          </h2>
          {appealContent ? (
            <>
              <p className={styles.quiet}>{shopTime.time(appealTime)}</p>
              <p className={styles.words}>{appealContent}</p>
              <PhotoStrip label={t("theirPhotos")} photos={complaint.appealImagesList ?? []} />
            </>
          ) : (
            <p className={styles.quiet}>{t("noAnswer")}</p>
          )}
        </section>
      </div>
    </>
  );
}
