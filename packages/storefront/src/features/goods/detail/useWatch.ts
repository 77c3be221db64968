import {
  isPriceWatched,
  isStockWatched,
  unwatchPrice,
  unwatchStock,
  watchPrice,
  watchStock,
} from "@sundry/api/contract/favourite";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { useAction } from "../../../shared/data/useAction.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useUser } from "../../../shared/session/session.ts";

const calls = {
  stock: { watched: isStockWatched, watch: watchStock, unwatch: unwatchStock },
  price: { watched: isPriceWatched, watch: watchPrice, unwatch: unwatchPrice },
} as const;

/** What to wait for: that a sold-out SKU is in stock again, or that a SKU costs less. */
export type WatchSubject = keyof typeof calls;

/** Text of an intent names something to wait for. */
export function isWatchSubject(what: string): what is WatchSubject {
  return Object.hasOwn(calls, what);
}

/** Whether a buyer is told about a SKU, and the way to ask for that or withdraw it. A visitor logs in first (GD-02, SE-08). */
export function useWatch(skuId: string, what: WatchSubject) {
  const { t } = useTranslation("goods");
  const user = useUser();
  const { watched: read, watch, unwatch } = calls[what];
  const { data: watched = false } = useRead(read, user ? { skuId } : null);
  const save = useAction((next: boolean) => client.send(next ? watch : unwatch, { skuId }), {
    login: () => ({ name: "watch", values: { skuId, what } }),
    optimistic: { read, input: { skuId }, change: (_, next) => next },
    success: (_, next) => ({ text: t(`watch.${what}.${next ? "done" : "undone"}`) }),
    invalidate: [read],
  });
  return { watched, save };
}
