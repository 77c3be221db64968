import { readPage } from "../../shared/list/readPage.ts";

/** The tabs of the messages: not opened, opened, and the bin. */
export const messageTabs = ["UN_READY", "ALREADY_READY", "ALREADY_REMOVE"] as const;
export type MessageTab = (typeof messageTabs)[number];

/** What the address of the messages says. */
export interface MessageListQuery {
  status: MessageTab;
  pageNumber: number;
}

/** Reads the address; whatever is malformed falls back to the start. */
export function readMessageListQuery(params: URLSearchParams): MessageListQuery {
  const status = messageTabs.find((tab) => tab === params.get("status")) ?? "UN_READY";
  return { status, pageNumber: readPage(params) };
}

/** The address of a tab and page, without what it starts with anyway. */
export function messageListAddress({ status, pageNumber }: MessageListQuery): string {
  const params = new URLSearchParams();
  if (status !== "UN_READY") params.set("status", status);
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  const query = params.toString();
  return query ? `/home/MsgList?${query}` : "/home/MsgList";
}

/** The address of one message. */
export function messageAddress(id: string): string {
  return `/home/MsgDetail?id=${encodeURIComponent(id)}`;
}
