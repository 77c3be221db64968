import type { Message } from "@sundry/api/contract/entities/message";
import type { Page } from "@sundry/api/contract/paging";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { PagedList } from "../../shared/list/PagedList.tsx";
import type { Read } from "../../shared/data/useRead.ts";
import { MessageRow } from "./MessageRow.tsx";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

interface MessageListProps {
  query: PageQuery<"messages">;
  pageSize: number;
  read: Read<Page<Message>>;
  /** The messages of the open tab. */
  rows: readonly Message[];
  onDrop: (id: string) => void;
}

/** A page of messages; those outside the bin can be moved to it. */
export function MessageList({ query, pageSize, read, rows, onDrop }: MessageListProps) {
  const { t } = useTranslation("message");
  return (
    <PagedList
      read={read}
      rows={rows}
      keyOf={({ id }) => id}
      pageSize={pageSize}
      hrefOf={(pageNumber) => hrefTo.messages({ ...query, pageNumber })}
      headed
      label={t(`tabs.${query.status}`)}
      empty={
        <NothingHere
          drawing="letter"
          title={t(`empty.${query.status}`)}
          text={t(`emptyText.${query.status}`)}
          action={<ButtonLink href={hrefTo.orders()}>{t("toOrders")}</ButtonLink>}
        />
      }
    >
      {(message) => (
        <MessageRow
          message={message}
          onDrop={message.status === "ALREADY_REMOVE" ? undefined : () => onDrop(message.id)}
        />
      )}
    </PagedList>
  );
}
