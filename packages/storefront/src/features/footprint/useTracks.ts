import { ApiError } from "@sundry/api/client";
import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { clear, list, remove } from "@sundry/api/contract/footprint";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";

/** Visits on a page. */
export const pageSize = 20;

/** What the buyer looked at, page by page; what is removed goes at once and comes back when it is refused (MC-09). */
export function useTracks(pageNumber: number) {
  const { t } = useTranslation("footprint");
  const { show } = useToast();
  const words = useFaultWords();
  const { mutate } = useSWRConfig();
  const read = useRead(list, { pageNumber, pageSize }, { keepPrevious: true });
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const forget = async (goodsIds: readonly string[], send: () => Promise<unknown>): Promise<boolean> => {
    setLeaving((now) => new Set([...now, ...goodsIds]));
    let done = false;
    try {
      await send();
      done = true;
      show({ tone: "success", text: t("removed") });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
    }
    if (done) await mutate(readsOf(list));
    setLeaving((now) => new Set([...now].filter((id) => !goodsIds.includes(id))));
    return done;
  };
  const visits: readonly GoodsIndex[] = read.data?.records.filter(({ goodsId }) => !leaving.has(goodsId)) ?? [];
  return {
    ...read,
    visits,
    remove: (goodsIds: readonly string[]) => forget(goodsIds, () => client.send(remove, { ids: goodsIds.join(",") })),
    clear: () =>
      forget(
        visits.map(({ goodsId }) => goodsId),
        () => client.send(clear, {}),
      ),
  };
}
