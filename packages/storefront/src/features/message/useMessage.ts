import type { Message } from "@sundry/api/contract/entities/message";
import { list } from "@sundry/api/contract/message";
import { useState } from "react";
import type { Fault } from "../../shared/data/client.ts";
import { useRead } from "../../shared/data/useRead.ts";

/** As many as a page can have: one message comes from the list, since there is no call for it (decisions 38). */
const PAGE_SIZE = 100;

interface MessageFound {
  message: Message | undefined;
  /** Its neighbours, without those in the bin; in the bin those there. */
  newer: string | undefined;
  older: string | undefined;
  error: Fault | undefined;
  /** True once every message has been looked through in vain. */
  missing: boolean;
  reload: () => Promise<unknown>;
}

/** One message of the buyer and its neighbours, found in the list page by page (MC-13). */
export function useMessage(id: string): MessageFound {
  const [place, setPlace] = useState({ id, pageNumber: 1 });
  const pageNumber = place.id === id ? place.pageNumber : 1;
  const { data, error, reload } = useRead(list, { pageNumber, pageSize: PAGE_SIZE });
  const message = data?.records.find((one) => one.id === id);
  const last = data !== undefined && data.current >= data.pages;
  // Further back: asked for while rendering, so that no page in between is painted.
  if (data && !message && !last && data.current === pageNumber) setPlace({ id, pageNumber: pageNumber + 1 });
  const binned = message?.status === "ALREADY_REMOVE";
  const beside = data?.records.filter(({ status }) => (status === "ALREADY_REMOVE") === binned) ?? [];
  const at = beside.findIndex((one) => one.id === id);
  return {
    message,
    newer: at > 0 ? beside[at - 1]?.id : undefined,
    older: at >= 0 ? beside[at + 1]?.id : undefined,
    error,
    missing: last && !message,
    reload,
  };
}
