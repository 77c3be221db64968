import { addSku, setSkus } from "@sundry/api/contract/cart";
import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { client } from "../../../shared/data/client.ts";
import { createStore } from "../../../shared/data/createStore.ts";
import { useAction } from "../../../shared/data/useAction.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { useLoginPrompt } from "../../../shared/session/loginPrompt.ts";
import { useCartChanged, withCart } from "../../cart/index.ts";
import { centsFor } from "./ledgerPrices.ts";

type Chosen = ReadonlyMap<string, { readonly row: GoodsIndex; readonly count: number }>;

/** By SKU, from all pages of all lists: a look at a product or at the next page keeps them. */
const chosenGoods = createStore<Chosen>(new Map());

/** The pieces chosen in the list, and the way to put them all into the cart (GD-01). */
export function useLedger() {
  const { t } = useTranslation("goodsList");
  const chosen = chosenGoods.use();
  const { requireLogin } = useLoginPrompt();
  const navigate = useNavigate();
  const cartChanged = useCartChanged();
  const lines = [...chosen.values()];
  const pieces = lines.reduce((sum, { count }) => sum + count, 0);
  const add = useAction((wanted: Chosen) => addAll(new Map([...wanted].map(([skuId, { count }]) => [skuId, count]))), {
    success: () => ({
      text: t("ledger.added", { count: pieces }),
      action: {
        label: t("viewCart", { ns: "shell" }),
        href: hrefTo.cart(),
        onAction: () => void navigate(hrefTo.cart()),
      },
    }),
    after: async () => {
      chosenGoods.set(new Map());
      await cartChanged();
    },
  });
  return {
    countOf: (skuId: string) => chosen.get(skuId)?.count ?? 0,
    choose: (row: GoodsIndex, count: number) => {
      const next = new Map(chosen);
      if (count > 0) next.set(row.id, { row, count });
      else next.delete(row.id);
      chosenGoods.set(next);
    },
    total: {
      products: lines.length,
      pieces,
      amount: lines.reduce((sum, { row, count }) => sum + centsFor(row, count), 0) / 100,
    },
    add: () => void (requireLogin() && add.run(chosen)),
    adding: add.pending,
  };
}

/** Adds these pieces of SKUs to the cart: at once, or one after the other on a backend that can't. */
async function addAll(counts: ReadonlyMap<string, number>): Promise<void> {
  if (client.supports(setSkus)) {
    await client.send(setSkus, await withCart(counts));
    return;
  }
  for (const [skuId, num] of counts) await client.send(addSku, { skuId, num });
}
