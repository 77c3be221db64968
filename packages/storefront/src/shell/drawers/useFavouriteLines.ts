import { ApiError } from "@sundry/api/client";
import { add, isGoods, list, remove } from "@sundry/api/contract/favourite";
import type { FavouriteGoods } from "@sundry/api/contract/entities/favourite";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";

/** The latest favourites in their drawer: one goes at once, comes back with the reason when it may not, and can be undone. */
export function useFavouriteLines() {
  const { t } = useTranslation("rail");
  const read = useRead(list, { type: "GOODS", pageNumber: 1, pageSize: 10 });
  const { show } = useToast();
  const words = useFaultWords();
  const { mutate } = useSWRConfig();
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set());

  const become = async (skuId: string, kept: boolean) => {
    try {
      await client.send(kept ? add : remove, { type: "GOODS", id: skuId });
      return true;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
      return false;
    } finally {
      await mutate(readsOf(list, isGoods));
    }
  };
  const letGo = async ({ skuId }: FavouriteGoods) => {
    setGoing((now) => new Set(now).add(skuId));
    const gone = await become(skuId, false);
    setGoing((now) => new Set([...now].filter((other) => other !== skuId)));
    if (gone)
      show({
        text: t("favourites.removed"),
        action: { label: t("cart.undo"), onAction: () => void become(skuId, true) },
      });
  };
  return {
    read,
    lines: read.data?.records.filter(({ skuId }) => !going.has(skuId)) ?? [],
    letGo: (line: FavouriteGoods) => void letGo(line),
  };
}
