import { list } from "@sundry/api/contract/message";
import { Button } from "@sundry/ui/primitives/Button";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { CheckCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useUnreadMessages } from "./unread.ts";
import { usePolling } from "../../shared/data/usePolling.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { MessageList } from "./MessageList.tsx";
import { messageListAddress, messageTabs, readMessageListQuery } from "./messageListQuery.ts";
import * as lists from "../../shared/list/listPage.css.ts";
import * as styles from "./messages.css.ts";
import { useMessageActions } from "./useMessageActions.ts";

/** Messages on a page. */
const PAGE_SIZE = 10;

/** What the marketplace has told the buyer: unread, read and in the bin; the tab and the page stand in the address (MC-13). */
export function MessageListPage() {
  const { t } = useTranslation("message");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = readMessageListQuery(params);
  const { status } = query;
  const read = useRead(
    list,
    { status, pageNumber: query.pageNumber, pageSize: PAGE_SIZE },
    { keepPrevious: true, onFocus: true },
  );
  usePolling(read.reload, { active: read.data !== undefined, state: status, firstMs: 20_000, longestMs: 120_000 });
  const unread = useUnreadMessages();
  const actions = useMessageActions();
  const rows = read.data?.records.filter((one) => one.status === status && !actions.leaving.has(one.id)) ?? [];
  const readAll = () => void actions.readAll(rows.map(({ id }) => id));
  return (
    <div className={lists.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        {status === "UN_READY" && rows.length > 0 && (
          <Button variant="text" icon={<CheckCheck />} onClick={readAll}>
            {t("readAll")}
          </Button>
        )}
      </header>
      <Tabs
        label={t("tabs.label")}
        value={status}
        items={messageTabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          ...(value === "UN_READY" && unread > 0 && { count: unread }),
        }))}
        onValueChange={({ value }) => {
          const tab = messageTabs.find((one) => one === value) ?? "UN_READY";
          void navigate(messageListAddress({ status: tab, pageNumber: 1 }));
        }}
      />
      <MessageList query={query} pageSize={PAGE_SIZE} read={read} rows={rows} actions={actions} />
    </div>
  );
}
