import type { Input } from "@sundry/api/contract/call";
import type { Message } from "@sundry/api/contract/entities/message";
import { list, read, remove } from "@sundry/api/contract/message";
import type { Page } from "@sundry/api/contract/paging";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { withoutRows } from "../../shared/list/withoutRows.ts";

/**
 * Marks the messages of a list as read, or moves them to the bin. They leave the page `shown` at once, and come back if
 * the server refuses (MC-13, product 49).
 */
export function useMessageActions(shown: Input<typeof list>) {
  const { t } = useTranslation("message");
  const options = (success: string) => ({
    optimistic: {
      read: list,
      input: shown,
      change: (page: Page<Message>, ids: readonly string[]) => withoutRows(page, ({ id }) => ids.includes(id)),
    },
    invalidate: [list],
    // The server returns false for a message that no longer exists.
    success: (found: readonly boolean[]) =>
      found.every(Boolean) ? { text: success } : { tone: "danger" as const, text: t("gone") },
    parallel: true,
  });
  return {
    markAsRead: useAction(
      (ids: readonly string[]) => Promise.all(ids.map((id) => client.send(read, { id }))),
      options(t("allRead")),
    ),
    drop: useAction(
      (ids: readonly string[]) => Promise.all(ids.map((id) => client.send(remove, { id }))),
      options(t("movedToBin")),
    ),
  };
}
