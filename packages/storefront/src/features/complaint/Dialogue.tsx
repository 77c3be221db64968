import type { ComplaintDetail } from "@sundry/api/contract/entities/complaint";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopDate } from "../../shared/i18n/shopTime.ts";
import { isOpen } from "./complaintState.ts";
import * as styles from "./complaints.css.ts";
import { ReplyForm } from "./ReplyForm.tsx";

/** The messages of buyer, store and platform. New ones are announced, and a closed complaint says why it is closed (MC-05). */
export function Dialogue({ complaint }: { complaint: ComplaintDetail }) {
  const { t } = useTranslation("complaint");
  const locale = useLocale();
  const { id, complainStatus: status, orderComplaintCommunications: messages } = complaint;
  return (
    <section aria-labelledby="complaint-dialogue" className={styles.panel}>
      <h2 id="complaint-dialogue" className={styles.panelTitle}>
        {t("dialogue")}
      </h2>
      {messages.length === 0 && <p className={styles.quiet}>{t("noLines")}</p>}
      <div role="log" aria-label={t("dialogue")} className={styles.log}>
        {messages.map((message) => {
          const own = message.owner === "BUYER";
          return (
            <div key={message.id} data-own={own || undefined} className={styles.message({ own })}>
              <p className={styles.speaker}>
                {own ? t("you") : (message.ownerName ?? t(message.owner === "STORE" ? "store" : "platform"))}
                {" · "}
                {shopDate(message.createTime, locale, "shortDayTime")}
              </p>
              <p>{message.content}</p>
            </div>
          );
        })}
      </div>
      {isOpen(status) ? (
        <ReplyForm id={id} />
      ) : (
        <Notice>{t(status === "CANCEL" ? "closedWithdrawn" : "closedDecided")}</Notice>
      )}
    </section>
  );
}
