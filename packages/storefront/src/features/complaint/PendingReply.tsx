import { Button } from "@sundry/ui/primitives/Button";
import { useTranslation } from "react-i18next";
import * as styles from "./complaints.css.ts";
import type { Reply } from "./reply.ts";

interface PendingReplyProps {
  reply: Reply;
  /** Sends the unsent messages again; undefined if the complaint is closed. */
  onAgain: (() => void) | undefined;
}

/** A message of the buyer that is being sent, or that could not be sent, with the reason. */
export function PendingReply({ reply: { content, state, reason }, onAgain }: PendingReplyProps) {
  const { t } = useTranslation("complaint");
  const unsent = state === "unsent";
  return (
    <div data-own="true" data-state={state} className={styles.message({ own: true, pending: true })}>
      <p className={styles.speaker}>{[t("you"), " · ", t(unsent ? "replyUnsent" : "replySending")].join("")}</p>
      <p>{content}</p>
      {unsent && reason && <p className={styles.reason}>{reason}</p>}
      {unsent && onAgain && (
        <Button size="sm" variant="text" onClick={onAgain}>
          {t("replyAgain")}
        </Button>
      )}
    </div>
  );
}
