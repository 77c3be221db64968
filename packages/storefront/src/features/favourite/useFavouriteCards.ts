import { ApiError } from "@sundry/api/client";
import { add, isGoods, list, remove } from "@sundry/api/contract/favourite";
import type { GoodsSummary } from "@sundry/ui/commerce/GoodsCard";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";
import { useUser } from "../../shared/session/session.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";
import { skuOfAddress } from "../../shared/goods/goodsLink.ts";

/** Kept already, longer ago than what is asked for here: the wish is fulfilled. */
const ALREADY_KEPT = 20017;

/**
 * Hearts on cards: which goods are favourites as far as the latest hundred tell, and the switch for them. It turns at once and
 * turns back with the reason; a visitor is asked to log in and it goes on afterwards (BU-02, SE-08). Goods whose SKU is not known
 * are opened instead.
 */
export function useFavouriteCards() {
  const user = useUser();
  const { requireLogin } = useLoginPrompt();
  const { show } = useToast();
  const words = useFaultWords();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { data } = useRead(list, user ? { type: "GOODS", pageNumber: 1, pageSize: 100 } : null, { freshFor: 60_000 });
  const kept = useMemo(() => new Set(data?.records.map(({ skuId }) => skuId)), [data]);
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());

  const turn = async (skuId: string, favourite: boolean) => {
    setTurned((now) => new Map(now).set(skuId, favourite));
    try {
      await client.send(favourite ? add : remove, { type: "GOODS", id: skuId });
      await mutate(readsOf(isGoods));
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.code === ALREADY_KEPT) return;
      setTurned((now) => new Map(now).set(skuId, !favourite));
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
    }
  };
  return {
    isFavourite: (goods: GoodsSummary) => {
      const skuId = skuOfAddress(goods.href);
      return user !== null && skuId !== undefined && (turned.get(skuId) ?? kept.has(skuId));
    },
    onFavouriteChange: ({ goods, favourite }: { goods: GoodsSummary; favourite: boolean }) => {
      const skuId = skuOfAddress(goods.href);
      if (!skuId) void navigate(goods.href);
      else if (requireLogin({ name: "favourite", values: { skuId } })) void turn(skuId, favourite);
    },
  };
}
