import type { ComplaintDetail } from "@sundry/api/contract/entities/complaint";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { isOpen } from "./complaintState.ts";
import * as styles from "./complaints.css.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import { PendingReply } from "./PendingReply.tsx";
import { useReplies } from "./useReplies.ts";

interface ComplaintMessagesProps {
  complaint: ComplaintDetail;
  reload: () => Promise<unknown>;
}

/** The messages of buyer, store and platform. New ones are announced, and a closed complaint says why it is closed (MC-05). */
export function ComplaintMessages({ complaint, reload }: ComplaintMessagesProps) {
  const { t } = useTranslation("complaint");
  const shopTime = useShopTime();
  const { id, complainStatus: status, orderComplaintCommunications: messages } = complaint;
  const { pending, say, again } = useReplies({ id, said: messages, reload });
  const open = isOpen(status);
  return (
    <section aria-labelledby="complaint-dialogue" className={styles.panel}>
      <h2 id="complaint-dialogue" className={styles.panelTitle}>
        {t("dialogue")}
      </h2>
      {messages.length + pending.length === 0 && <p className={styles.quiet}>{t("noLines")}</p>}
      <div role="log" aria-label={t("dialogue")} className={styles.log}>
        {messages.map((message) => {
          const own = message.owner === "BUYER";
          return (
            <div key={message.id} data-own={own || undefined} className={styles.message({ own })}>
              <p className={styles.speaker}>
                {[
                  own ? t("you") : (message.ownerName ?? t(message.owner === "STORE" ? "store" : "platform")),
                  " · ",
                  shopTime.time(message.createTime, "shortDayTime"),
                ].join("")}
              </p>
              <p>{message.content}</p>
            </div>
          );
        })}
        {pending.map((reply) => (
          <PendingReply key={reply.key} reply={reply} onAgain={open ? again : undefined} />
        ))}
      </div>
      {open ? (
        <ReplyForm id={id} onSend={say} />
      ) : (
        <Notice>{t(status === "CANCEL" ? "closedWithdrawn" : "closedDecided")}</Notice>
      )}
    </section>
  );
}
