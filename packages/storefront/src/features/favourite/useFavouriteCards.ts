import { isGoods, list, remove } from "@sundry/api/contract/favourite";
import type { GoodsSummary } from "@sundry/ui/commerce/GoodsCard";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { skuOfAddress } from "../../shared/goods/goodsLink.ts";
import { useUser } from "../../shared/session/session.ts";
import { saveFavourite } from "../../shared/data/saveFavourite.ts";

interface Toggle {
  readonly skuId: string;
  readonly favourite: boolean;
}

/**
 * The hearts on cards: which goods are among the latest hundred favourites, and the action that saves or removes them.
 * A heart changes at once, and changes back with the reason if the server refuses; a visitor logs in first (BU-02,
 * SE-08). Goods whose SKU is unknown are opened instead.
 */
export function useFavouriteCards() {
  const user = useUser();
  const navigate = useNavigate();
  const { data } = useRead(list, user ? { type: "GOODS", pageNumber: 1, pageSize: 100 } : null, { freshFor: 60_000 });
  const saved = useMemo(() => new Set(data?.records.map(({ skuId }) => skuId)), [data]);
  // The list of favourites can't show a new one before the server knows it, so the hearts remember what was pressed.
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const mark = ({ skuId, favourite }: Toggle) => setToggled((now) => new Map(now).set(skuId, favourite));
  const { run } = useAction(
    async (toggle: Toggle) => {
      const { skuId, favourite } = toggle;
      mark(toggle);
      try {
        await (favourite ? saveFavourite("GOODS", skuId) : client.send(remove, { type: "GOODS", id: skuId }));
      } catch (fault) {
        mark({ skuId, favourite: !favourite });
        throw fault;
      }
    },
    { invalidate: [isGoods], login: ({ skuId }) => ({ name: "favourite", values: { skuId } }), parallel: true },
  );
  return {
    isFavourite: (goods: GoodsSummary) => {
      const skuId = skuOfAddress(goods.href);
      return user !== null && skuId !== undefined && (toggled.get(skuId) ?? saved.has(skuId));
    },
    onFavouriteChange: ({ goods, favourite }: { goods: GoodsSummary; favourite: boolean }) => {
      const skuId = skuOfAddress(goods.href);
      if (skuId) void run({ skuId, favourite });
      else void navigate(goods.href);
    },
  };
}
