import type { ComplaintDetail } from "@sundry/api/contract/entities/complaint";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopDate } from "../../shared/i18n/shopTime.ts";
import { isOpen } from "./complaintState.ts";
import * as styles from "./complaints.css.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import type { ComplaintActions } from "./useComplaintActions.ts";

interface DialogueProps {
  complaint: ComplaintDetail;
  actions: ComplaintActions;
}

/** What buyer, store and platform say to each other; new lines are announced, and a closed complaint says why it is (MC-05). */
export function Dialogue({ complaint, actions }: DialogueProps) {
  const { t } = useTranslation("complaint");
  const locale = useLocale();
  const { id, complainStatus: status, orderComplaintCommunications: lines } = complaint;
  return (
    <section aria-labelledby="complaint-dialogue" className={styles.panel}>
      <h2 id="complaint-dialogue" className={styles.panelTitle}>
        {t("dialogue")}
      </h2>
      {lines.length === 0 && <p className={styles.quiet}>{t("noLines")}</p>}
      <div role="log" aria-label={t("dialogue")} className={styles.log}>
        {lines.map((line) => {
          const own = line.owner === "BUYER";
          return (
            <div key={line.id} data-own={own || undefined} className={styles.said({ own })}>
              <p className={styles.speaker}>
                {own ? t("you") : (line.ownerName ?? t(line.owner === "STORE" ? "store" : "platform"))}
                {" · "}
                {shopDate(line.createTime, locale, "shortDayTime")}
              </p>
              <p>{line.content}</p>
            </div>
          );
        })}
      </div>
      {isOpen(status) ? (
        <ReplyForm id={id} actions={actions} />
      ) : (
        <Notice>{t(status === "CANCEL" ? "closedWithdrawn" : "closedDecided")}</Notice>
      )}
    </section>
  );
}
