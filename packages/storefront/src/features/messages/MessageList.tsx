import type { Message } from "@sundry/api/contract/entities/message";
import type { Page } from "@sundry/api/contract/paging";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFaultWords } from "../../app/faultWords.ts";
import type { Read } from "../../app/useRead.ts";
import { MessageRow } from "./MessageRow.tsx";
import { type MessageListQuery, messageListAddress } from "./messageListQuery.ts";
import * as styles from "./messages.css.ts";
import type { MessageActions } from "./useMessageActions.ts";

interface MessageListProps {
  query: MessageListQuery;
  pageSize: number;
  read: Read<Page<Message>>;
  /** Messages on screen: those of the answer without those that are leaving. */
  rows: readonly Message[];
  actions: MessageActions;
}

/** A page of messages with its waiting, fault and emptiness. */
export function MessageList({ query, pageSize, read, rows, actions }: MessageListProps) {
  const { t } = useTranslation("messages");
  const words = useFaultWords();
  const navigate = useNavigate();
  const { data, error, refreshing, reload } = read;
  // The last one of the last page has left: that page is no more.
  const beyond = data !== undefined && !refreshing && data.records.length === 0 && data.total > 0;
  const lastPage = data && messageListAddress({ ...query, pageNumber: Math.max(data.pages, 1) });
  useEffect(() => {
    if (beyond && lastPage) void navigate(lastPage, { replace: true });
  }, [beyond, lastPage, navigate]);
  if (error && !data) return <ErrorState cause={words(error)} onRetry={() => void reload()} />;
  if (!data)
    return (
      <div aria-busy="true" className={styles.list}>
        {["1", "2", "3", "4"].map((key) => (
          <Skeleton key={key} className={styles.waiting} />
        ))}
      </div>
    );
  if (rows.length === 0 && !refreshing && data.total <= data.records.length)
    return (
      <EmptyState
        picture="/media/object/letter.webp?v=1&w=160"
        title={t(`empty.${query.status}`)}
        text={t(`emptyText.${query.status}`)}
        action={<ButtonLink href="/home/MyOrder">{t("toOrders")}</ButtonLink>}
      />
    );
  return (
    <>
      <h2 className={styles.hiddenHeading}>
        <VisuallyHidden>{t(`tabs.${query.status}`)}</VisuallyHidden>
      </h2>
      <ul aria-busy={refreshing || undefined} className={styles.list}>
        {rows.map((message) => (
          <li key={message.id} className={styles.row}>
            <MessageRow
              message={message}
              onDrop={message.status === "ALREADY_REMOVE" ? undefined : () => void actions.drop(message.id)}
            />
          </li>
        ))}
      </ul>
      {data.pages > 1 && (
        <Pagination
          page={data.current}
          pageSize={pageSize}
          total={data.total}
          hrefOf={(pageNumber) => messageListAddress({ ...query, pageNumber })}
        />
      )}
    </>
  );
}
