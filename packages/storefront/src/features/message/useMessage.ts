import type { Message } from "@sundry/api/contract/entities/message";
import { list } from "@sundry/api/contract/message";
import { useState } from "react";
import type { Fault } from "../../shared/data/client.ts";
import { useRead } from "../../shared/data/useRead.ts";

/** The maximum page size: a message comes from the list, because there is no call for a single one (product 38). */
const PAGE_SIZE = 100;

interface OpenMessage {
  message: Message | undefined;
  /** Ids of its neighbours: in the bin for a message in the bin, otherwise outside it. */
  newer: string | undefined;
  older: string | undefined;
  error: Fault | undefined;
  /** True if the whole list was searched without success. */
  missing: boolean;
  reload: () => Promise<unknown>;
}

/** One message of the buyer and its neighbours, found in the list page by page (MC-13). */
export function useMessage(id: string): OpenMessage {
  const [search, setSearch] = useState({ id, pageNumber: 1 });
  const pageNumber = search.id === id ? search.pageNumber : 1;
  const { data, error, reload } = useRead(list, { pageNumber, pageSize: PAGE_SIZE });
  const message = data?.records.find((one) => one.id === id);
  const last = data !== undefined && data.current >= data.pages;
  // Continues with the next page during rendering, so that nothing is painted in between.
  if (data && !message && !last && data.current === pageNumber) setSearch({ id, pageNumber: pageNumber + 1 });
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
