import {
  addSku,
  checkAll,
  checkSku,
  checkStore,
  clear,
  getAll,
  removeSkus,
  setSkuNum,
  setSkus,
} from "@sundry/api/contract/cart";
import { receive } from "@sundry/api/contract/coupon";
import type { CartItem, CartView } from "@sundry/api/contract/entities/basket";
import type { Coupon } from "@sundry/api/contract/entities/coupon";
import type { ToastInput } from "@sundry/ui/primitives/Toast";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmClaim } from "../../shared/coupon/claimedCoupon.ts";
import { hrefToUse } from "../../shared/coupon/couponUse.ts";
import { client, type Fault } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { edited, skuIdOf, without, withoutOffer, withSelection } from "./cartEdits.ts";
import { sendLatest } from "./sendLatest.ts";
import { useCartChanged } from "./useCartCount.ts";

export interface Cart {
  view: CartView | undefined;
  loading: boolean;
  error: Fault | undefined;
  /** Changes are in progress: amounts are not final. */
  pending: boolean;
  /** Why the last change of a line's count was refused, by SKU id. */
  problems: ReadonlyMap<string, Fault>;
  reload: () => Promise<unknown>;
  setNum: (skuId: string, num: number) => void;
  select: (skuId: string, checked: boolean) => void;
  selectStore: (storeId: string, checked: boolean) => void;
  selectAll: (checked: boolean) => void;
  /** Resolves to false if the server refused. `told` replaces the words, and adds to what Undo takes back. */
  remove: (
    lines: readonly CartItem[],
    told?: { readonly text: string; readonly alsoUndo: (() => Promise<unknown>) | undefined },
  ) => Promise<boolean>;
  clear: () => void;
  /** Claims a coupon that a store offers beside its goods. */
  claim: (coupon: Coupon) => void;
}

/** A change of the cart: its immediate effect, and the calls that make it. */
interface Change {
  readonly preview?: (cart: CartView) => CartView;
  readonly send: () => Promise<unknown>;
  readonly success?: ToastInput;
}

/** A count that the server has not confirmed yet, and whether its line is then selected. */
interface ChosenNum {
  readonly num: number;
  readonly checked: boolean;
}

/** Lines that Undo puts back, as an addition to the cart. */
interface Restored {
  readonly lines: readonly CartItem[];
  readonly alsoUndo: (() => Promise<unknown>) | undefined;
}

/** The cart and its changes. Changes show at once; amounts always come from the server (BU-01). */
export function useCart(): Cart {
  const { t } = useTranslation("cart");
  const { t: shell } = useTranslation("shell");
  const cartChanged = useCartChanged();
  const read = useRead(getAll, {}, { onFocus: true });
  const again = useAction(
    async ({ lines, alsoUndo }: Restored) => {
      await addAgain(lines);
      await alsoUndo?.();
    },
    {
      success: (_, { lines }) => ({
        text: shell("addedSeveral", { count: lines.reduce((sum, { num }) => sum + num, 0) }),
      }),
      after: cartChanged,
      refused: () => void read.reload(),
      refusalTone: "warning",
      parallel: true,
    },
  );
  const [chosenNums, setChosenNums] = useState<ReadonlyMap<string, ChosenNum>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, Fault>>(new Map());

  const settle = async (skuId: string, num: number, refusal: Fault | undefined) => {
    await cartChanged();
    // The buyer may have chosen a newer number in the meantime, which then stays.
    setChosenNums((now) => (now.get(skuId)?.num === num ? changed(now, skuId, undefined) : now));
    setProblems((now) => changed(now, skuId, refusal));
  };
  // The queue outlives a render and must call the latest version.
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  // Not an action, because many presses become one request, and the line itself shows a refusal.
  const nums = useMemo(
    () =>
      sendLatest<string, number>({
        send: async (skuId, num) => void (await client.send(setSkuNum, { skuId, num })),
        settled: (skuId, num, refusal) => void latest.current(skuId, num, refusal as Fault | undefined),
      }),
    [],
  );
  // A count that arrives later would select a line that the buyer has just deselected.
  const { run, pending } = useAction(({ send }: Change) => nums.idle().then(send), {
    optimistic: { read: getAll, input: {}, change: (cart, { preview }) => preview?.(cart) ?? cart },
    success: (_, { success }) => success,
    after: cartChanged,
    refused: () => void read.reload(),
    parallel: true,
  });

  function select(checked: boolean, which: (line: CartItem) => boolean, send: Change["send"]): void {
    const skuIds = new Set(read.data?.skuList.filter(which).map(skuIdOf));
    setChosenNums(
      (now) => new Map([...now].map(([id, chosen]) => [id, skuIds.has(id) ? { ...chosen, checked } : chosen])),
    );
    void run({ preview: (cart) => withSelection(cart, checked, which), send });
  }

  return {
    view: read.data && withNums(read.data, chosenNums),
    loading: read.loading,
    error: read.error,
    pending: pending || again.pending || chosenNums.size > 0,
    problems,
    reload: read.reload,
    setNum(skuId, num) {
      // A new count also selects its line, as on the server.
      setChosenNums((now) => changed(now, skuId, { num, checked: true }));
      // An earlier refusal stays until the answer: removing it at once would move what is below under the pointer.
      nums.set(skuId, num);
    },
    select: (skuId, checked) =>
      select(
        checked,
        (line) => skuIdOf(line) === skuId,
        () => client.send(checkSku, { skuId, checked }),
      ),
    selectStore: (storeId, checked) =>
      select(
        checked,
        (line) => line.storeId === storeId,
        () => client.send(checkStore, { storeId, checked }),
      ),
    selectAll: (checked) =>
      select(
        checked,
        () => true,
        () => client.send(checkAll, { checked }),
      ),
    remove(lines, told) {
      const skuIds = lines.map(skuIdOf);
      return run({
        preview: (cart) => without(cart, new Set(skuIds)),
        send: () => client.send(removeSkus, { skuIds }),
        success: {
          text: told?.text ?? t("removed"),
          action: {
            label: t("undo"),
            onAction: () => void again.run({ lines, alsoUndo: told?.alsoUndo }),
          },
        },
      });
    },
    clear: () =>
      void run({
        preview: (cart) => edited(cart, () => undefined),
        send: () => client.send(clear, {}),
        success: { text: t("removed") },
      }),
    claim: (coupon) =>
      void run({
        preview: (cart) => withoutOffer(cart, coupon.id),
        send: () => client.send(receive, { id: coupon.id }).then(() => confirmClaim(hrefToUse(coupon))),
      }),
  };
}

/**
 * Adds removed lines again, with the same count and selection (product 49). Variants reach their minimum together, except on a
 * backend that takes only one at a time.
 */
async function addAgain(lines: readonly CartItem[]): Promise<void> {
  const counts = lines.map((line) => ({ skuId: skuIdOf(line), num: line.num }));
  if (client.supports(setSkus)) await client.send(setSkus, { lines: counts });
  else for (const count of counts) await client.send(addSku, count);
  for (const line of lines) if (!line.checked) await client.send(checkSku, { skuId: skuIdOf(line), checked: false });
}

function changed<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | undefined): Map<string, Value> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

/** The cart with the counts that the buyer chose. */
function withNums(cart: CartView, nums: ReadonlyMap<string, ChosenNum>): CartView {
  return nums.size === 0 ? cart : edited(cart, (line) => ({ ...line, ...nums.get(skuIdOf(line)) }));
}
