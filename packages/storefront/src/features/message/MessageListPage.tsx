import { list } from "@sundry/api/contract/message";
import { Button } from "@sundry/ui/primitives/Button";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import CheckCheck from "lucide-react/icons/check-check";
import { useTranslation } from "react-i18next";
import { usePolling } from "../../shared/data/usePolling.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as lists from "../../shared/list/listPage.css.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { MessageList } from "./MessageList.tsx";
import { flushInHead } from "../../shared/layout/flush.css.ts";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";
import { useMessageActions } from "./useMessageActions.ts";
import { useUnreadMessages } from "./useUnreadMessages.ts";

const pageSize = 10;
const tabs = ["UN_READY", "ALREADY_READY", "ALREADY_REMOVE"] as const;

/** Messages from the marketplace: unread, read and in the bin; tab and page are in the address (MC-13). */
export function MessageListPage() {
  const { t } = useTranslation("message");
  const [query, go] = usePageQuery("messages");
  const { status, pageNumber } = query;
  const input = { status, pageNumber, pageSize };
  const read = useRead(list, input, { keepPrevious: true, onFocus: true });
  usePolling(read.reload, { active: read.data !== undefined, state: status, firstMs: 20_000, longestMs: 120_000 });
  const unread = useUnreadMessages();
  const { markAsRead, drop } = useMessageActions(input);
  // While another tab loads, the answer still has the messages of the previous one.
  const rows = read.data?.records.filter((one) => one.status === status) ?? [];
  return (
    <div className={lists.page}>
      <header className={lists.head}>
        <h1 className={pageTitle}>{t("title")}</h1>
        {status === "UN_READY" && rows.length > 0 && (
          <Button
            variant="text"
            icon={<CheckCheck />}
            className={flushInHead}
            onClick={() => void markAsRead.run(rows.map(({ id }) => id))}
          >
            {t("readAll")}
          </Button>
        )}
      </header>
      <Tabs
        label={t("tabs.label")}
        value={status}
        items={tabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          ...(value === "UN_READY" && unread > 0 && { count: unread }),
        }))}
        onValueChange={({ value }) => go({ status: tabs.find((tab) => tab === value) ?? "UN_READY", pageNumber: 1 })}
      />
      <MessageList query={query} pageSize={pageSize} read={read} rows={rows} onDrop={(id) => void drop.run([id])} />
    </div>
  );
}
