import { addSku } from "@sundry/api/contract/cart";
import { getChecked } from "@sundry/api/contract/checkout";
import { summary } from "@sundry/api/contract/points";
import { get as getPointsGoods } from "@sundry/api/contract/pointsGoods";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { type Action, useAction } from "../../shared/data/useAction.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

interface Line {
  readonly skuId: string;
  /** Pieces. */
  readonly num: number;
}

const intents = { BUY_NOW: "buyNow", POINTS: "exchange" } as const;

/**
 * Opens the checkout of one line, bought now or exchanged for points. The line replaces the previous one of that basket
 * (rules 4).
 */
export function useOpenCheckout(way: "BUY_NOW" | "POINTS"): Action<Line> {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  return useAction((line: Line) => client.send(addSku, { ...line, cartType: way }), {
    login: (values) => ({ name: intents[way], values }),
    // The points or the stock may no longer be enough.
    invalidate: way === "POINTS" ? [getPointsGoods, summary] : [],
    after: async () => {
      // The previous checkout must not show for a moment.
      await mutate(readsOf(getChecked), undefined, { revalidate: false });
      await navigate(hrefTo.checkout({ way }));
    },
  });
}
