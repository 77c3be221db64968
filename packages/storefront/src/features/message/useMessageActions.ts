import { ApiError } from "@sundry/api/client";
import { list, read, remove } from "@sundry/api/contract/message";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";

export interface MessageActions {
  /** Messages that have left the page and are on their way. */
  leaving: ReadonlySet<string>;
  /** Opens a message that is shown: it counts as read. Nothing is said about it, and a failure is tried with the next opening. */
  open: (id: string) => Promise<void>;
  /** Marks all of these as read. */
  readAll: (ids: readonly string[]) => Promise<void>;
  /** Puts a message into the bin; false when it was refused. */
  drop: (id: string) => Promise<boolean>;
}

/** Changes of messages: at once on the page, back in their place when the server refuses (MC-13, decisions 49). */
export function useMessageActions(): MessageActions {
  const { t } = useTranslation("message");
  const { show } = useToast();
  const words = useFaultWords();
  const { mutate } = useSWRConfig();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const away = async (ids: readonly string[], send: () => Promise<readonly boolean[]>, done: string) => {
    setLeaving((now) => new Set([...now, ...ids]));
    try {
      const all = (await send()).every(Boolean);
      await mutate(readsOf(list));
      show(all ? { tone: "success", text: done } : { tone: "danger", text: t("gone") });
      return all;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
      // Some of them may have been taken before the failure.
      await mutate(readsOf(list));
      return false;
    } finally {
      setLeaving((now) => new Set([...now].filter((id) => !ids.includes(id))));
    }
  };
  return {
    leaving,
    async open(id) {
      try {
        await client.send(read, { id });
        await mutate(readsOf(list));
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
      }
    },
    async readAll(ids) {
      await away(ids, () => Promise.all(ids.map((id) => client.send(read, { id }))), t("allRead"));
    },
    drop: (id) => away([id], async () => [await client.send(remove, { id })], t("dropped")),
  };
}
