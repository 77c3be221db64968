import { list } from "@sundry/api/contract/message";
import { isLoggedIn } from "../../shared/session/session.ts";
import { usePolling } from "../../shared/data/usePolling.ts";
import { useRead } from "../../shared/data/useRead.ts";

/** A page of one row: only the total is used. */
const unread = { status: "UN_READY", pageNumber: 1, pageSize: 1 } as const;

/** Number of messages the buyer has not opened, kept up to date; 0 for a visitor and while unknown (MC-13). */
export function useUnreadMessages(): number {
  const { data, reload } = useRead(list, isLoggedIn() ? unread : null, { onFocus: true });
  usePolling(reload, { active: data !== undefined, firstMs: 20_000, longestMs: 120_000 });
  return data?.total ?? 0;
}
