import type { Message } from "@sundry/api/contract/entities/message";
import type { Page } from "@sundry/api/contract/paging";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useTranslation } from "react-i18next";
import { PagedList } from "../../shared/list/PagedList.tsx";
import type { Read } from "../../shared/data/useRead.ts";
import { MessageRow } from "./MessageRow.tsx";
import { type MessageListQuery, messageListAddress } from "./messageListQuery.ts";
import type { MessageActions } from "./useMessageActions.ts";

interface MessageListProps {
  query: MessageListQuery;
  pageSize: number;
  read: Read<Page<Message>>;
  /** Messages on screen: those of the answer without those that are leaving. */
  rows: readonly Message[];
  actions: MessageActions;
}

/** A page of messages; those outside the bin can be put into it. */
export function MessageList({ query, pageSize, read, rows, actions }: MessageListProps) {
  const { t } = useTranslation("message");
  return (
    <PagedList
      read={read}
      rows={rows}
      keyOf={({ id }) => id}
      pageSize={pageSize}
      hrefOf={(pageNumber) => messageListAddress({ ...query, pageNumber })}
      headed
      label={t(`tabs.${query.status}`)}
      empty={
        <EmptyState
          picture="/media/object/letter.webp?v=1&w=160"
          title={t(`empty.${query.status}`)}
          text={t(`emptyText.${query.status}`)}
          action={<ButtonLink href="/home/MyOrder">{t("toOrders")}</ButtonLink>}
        />
      }
    >
      {(message) => (
        <MessageRow
          message={message}
          onDrop={message.status === "ALREADY_REMOVE" ? undefined : () => void actions.drop(message.id)}
        />
      )}
    </PagedList>
  );
}
