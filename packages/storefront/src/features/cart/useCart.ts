import { ApiError } from "@sundry/api/client";
import { checkAll, checkSku, checkStore, clear, getAll, removeSkus, setSkuNum } from "@sundry/api/contract/cart";
import { receive } from "@sundry/api/contract/coupon";
import type { CartItem, CartView } from "@sundry/api/contract/entities/basket";
import type { Coupon } from "@sundry/api/contract/entities/coupon";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { client, type Fault } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { readKey, useRead } from "../../shared/data/useRead.ts";
import { edited, skuIdOf, without, withoutOffer, withTicks } from "./cartEdits.ts";
import { coalesce } from "./coalesce.ts";
import { useCartChanged } from "./useCartCount.ts";

export interface Cart {
  view: CartView | undefined;
  loading: boolean;
  error: Fault | undefined;
  /** Changes are on their way: amounts are not sure yet. */
  pending: boolean;
  /** Why the last change of a line was refused, by SKU id. */
  problems: ReadonlyMap<string, string>;
  reload: () => Promise<unknown>;
  setNum: (skuId: string, num: number) => void;
  tick: (skuId: string, checked: boolean) => void;
  tickStore: (storeId: string, checked: boolean) => void;
  tickAll: (checked: boolean) => void;
  /** Resolves to false when the server refused. */
  remove: (lines: readonly CartItem[]) => Promise<boolean>;
  empty: () => Promise<void>;
  /** Takes a coupon that a store offers beside its goods. */
  claim: (coupon: Coupon) => Promise<void>;
}

/**
 * The basket and its changes: shown at once, sent, and taken back with the reason when the server refuses (BU-01, lessons 14, 15).
 * Amounts are always the server's.
 */
export function useCart(): Cart {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const { mutate } = useSWRConfig();
  const { show } = useToast();
  const words = useFaultWords();
  const cartChanged = useCartChanged();
  const read = useRead(getAll, {}, { onFocus: true });
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [running, setRunning] = useState(0);

  const tell = (fault: unknown) => {
    if (!(fault instanceof ApiError)) throw fault;
    if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
  };
  const settle = async (skuId: string, num: number, refusal: unknown) => {
    await cartChanged();
    // A newer number may have been chosen while the server's basket was on its way: that one stands.
    setWanted((now) => (now.get(skuId) === num ? changed(now, skuId, undefined) : now));
    setProblems((now) => changed(now, skuId, refusal instanceof ApiError ? words(refusal) : undefined));
  };
  // The coalescer outlives a render; what it calls must be of the latest one.
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  const numbers = useMemo(
    () =>
      coalesce<string, number>({
        send: async (skuId, num) => void (await client.send(setSkuNum, { skuId, num })),
        settled: (skuId, num, refusal) => void latest.current(skuId, num, refusal),
      }),
    [],
  );

  /** Shows the change, sends it, and has the server's basket afterwards; a refusal brings the old one back. */
  const change = async (shown: (cart: CartView) => CartView, send: () => Promise<unknown>): Promise<boolean> => {
    setRunning((now) => now + 1);
    const key = readKey(getAll, {}, locale);
    const before = read.data;
    try {
      if (before) await mutate(key, shown(before), { revalidate: false });
      await send();
      return true;
    } catch (fault) {
      if (before) await mutate(key, before, { revalidate: false });
      tell(fault);
      return false;
    } finally {
      await cartChanged();
      setRunning((now) => now - 1);
    }
  };

  const view = read.data && withNumbers(read.data, wanted);
  return {
    view,
    loading: read.loading,
    error: read.error,
    pending: running > 0 || wanted.size > 0,
    problems,
    reload: read.reload,
    setNum(skuId, num) {
      setWanted((now) => changed(now, skuId, num));
      setProblems((now) => changed(now, skuId, undefined));
      numbers.want(skuId, num);
    },
    tick: (skuId, checked) =>
      void change(
        (cart) => withTicks(cart, checked, (line) => skuIdOf(line) === skuId),
        () => client.send(checkSku, { skuId, checked }),
      ),
    tickStore: (storeId, checked) =>
      void change(
        (cart) => withTicks(cart, checked, (line) => line.storeId === storeId),
        () => client.send(checkStore, { storeId, checked }),
      ),
    tickAll: (checked) =>
      void change(
        (cart) => withTicks(cart, checked, () => true),
        () => client.send(checkAll, { checked }),
      ),
    async remove(lines) {
      const skuIds = lines.map(skuIdOf);
      const done = await change(
        (cart) => without(cart, new Set(skuIds)),
        () => client.send(removeSkus, { skuIds }),
      );
      if (done)
        show({
          tone: "success",
          text: t("removed"),
          action: { label: t("undo"), onAction: () => void putBack(lines) },
        });
      return done;
    },
    async empty() {
      await change(
        (cart) => edited(cart, () => undefined),
        () => client.send(clear, {}),
      );
    },
    async claim(coupon) {
      const done = await change(
        (cart) => withoutOffer(cart, coupon.id),
        () => client.send(receive, { id: coupon.id }),
      );
      if (done) show({ tone: "success", text: t("claimed") });
    },
  };

  /** Undo: the same pieces and the same tick again (decisions 49). */
  async function putBack(lines: readonly CartItem[]): Promise<void> {
    await change(
      (cart) => cart,
      async () => {
        for (const line of lines) {
          await client.send(setSkuNum, { skuId: skuIdOf(line), num: line.num });
          if (!line.checked) await client.send(checkSku, { skuId: skuIdOf(line), checked: false });
        }
      },
    );
  }
}

function changed<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | undefined): Map<string, Value> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

/** Numbers the buyer chose stand at once; setting a number ticks its line, as the server does. */
function withNumbers(cart: CartView, wanted: ReadonlyMap<string, number>): CartView {
  if (wanted.size === 0) return cart;
  return edited(cart, (line) => {
    const num = wanted.get(skuIdOf(line));
    return num === undefined ? line : { ...line, num, checked: true };
  });
}
