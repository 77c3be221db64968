import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import type { Action } from "../../../shared/data/useAction.ts";
import { createStore } from "../../../shared/data/createStore.ts";
import { type Pieces, useAddSeveral } from "../../cart/index.ts";
import { centsFor } from "./ledgerPrices.ts";

type Chosen = ReadonlyMap<string, { readonly row: GoodsIndex; readonly count: number }>;

/** By SKU, from all pages of all lists: a look at a product or at the next page keeps them. */
const chosenGoods = createStore<Chosen>(new Map());

/** Puts the pieces chosen in the list into the cart; nothing is chosen afterwards (GD-01). */
export function useAddChosen(): Action<Pieces> {
  return useAddSeveral({ intent: "addChosen", after: () => chosenGoods.set(new Map()) });
}

/** The pieces chosen in the list, and the way to put them all into the cart (GD-01). */
export function useLedger() {
  const chosen = chosenGoods.use();
  const lines = [...chosen.values()];
  const pieces = lines.reduce((sum, { count }) => sum + count, 0);
  const add = useAddChosen();
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
    add: () => void add.run(new Map([...chosen].map(([skuId, { count }]) => [skuId, count]))),
    adding: add.pending,
  };
}
