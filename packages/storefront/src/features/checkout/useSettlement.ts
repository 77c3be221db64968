import { list } from "@sundry/api/contract/address";
import {
  getChecked,
  selectAddress,
  selectCoupon,
  selectReceipt,
  selectShippingMethod,
  selectSpeed,
  selectStoreAddress,
  shippingMethods,
} from "@sundry/api/contract/checkout";
import type { CartStore, CartView } from "@sundry/api/contract/entities/basket";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { client } from "../../shared/data/client.ts";
import { reportFault } from "../../shared/data/reportFault.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { addsUp } from "./amountLines.ts";
import { chosenCoupons, stepsToBest } from "./couponChoice.ts";
import { type Delivery, offeredDelivery, type Speed } from "./delivery.ts";
import type { CheckoutWay } from "./hrefToBasket.ts";
import { useChanges } from "./useChanges.ts";
import { useChangesElsewhere } from "./useChangesElsewhere.ts";

/** Maximum addresses of a buyer (rules 5). */
const allAddresses = { pageNumber: 1, pageSize: 50 };

/** Details of an invoice; none without a title. */
export interface InvoiceChoice {
  title?: string;
  taxId?: string;
  content?: string;
}

/** A choice that shows at once, before the server has confirmed or refused it. */
interface Unconfirmed {
  addressId?: string;
  method?: Delivery;
  pickupId?: string;
  /** Of the parcel of one store. */
  speed?: { storeId: string; chosen: Speed };
}

/** The checkout of one basket: the server's amounts, and every choice that changes them (BU-03, product 27). */
export function useSettlement(way: CheckoutWay) {
  const basket = useRead(getChecked, { way }, { freshFor: 0 });
  const methods = useRead(shippingMethods, { way }, { freshFor: 0 });
  const addresses = useRead(list, allAddresses);
  const { pending, change } = useChanges(() => Promise.all([basket.reload(), methods.reload()]));
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>({});
  const view = basket.data;
  const elsewhere = useChangesElsewhere(view, pending || basket.refreshing);

  useEffect(() => {
    if (view && !addsUp(view.priceDetailDTO)) reportFault("answer", "cart.getChecked priceDetailDTO does not add up");
  }, [view]);

  const sendCoupon = (id: string, used: boolean) => client.send(selectCoupon, { way, memberCouponId: id, used });
  const bestUsed = useBestAtOnce(way, view, () => {
    elsewhere.own("coupons");
    return change(() => sendBestCoupons(view, sendCoupon));
  });

  const choose = async (choice: Unconfirmed, send: () => Promise<unknown>) => {
    setUnconfirmed(choice);
    await change(send);
    setUnconfirmed((now) => (now === choice ? {} : now));
  };
  const chooseAddress = (id: string) => {
    elsewhere.own("address");
    return choose({ addressId: id }, () => client.send(selectAddress, { way, shippingAddressId: id }));
  };
  return {
    way,
    view,
    error: basket.error,
    reload: basket.reload,
    /** The changes that the buyer did not make on this page. */
    changes: elsewhere.changes,
    /** Reads the order again after a refusal that named the differences. */
    reloadTold: () => {
      elsewhere.tell();
      return basket.reload();
    },
    addresses,
    methods: offeredDelivery(methods.data ?? []),
    /** Amounts are being updated. */
    pending: pending || basket.refreshing,
    addressId: unconfirmed.addressId ?? view?.memberAddress?.id,
    method: unconfirmed.method ?? (view?.cartList[0]?.deliveryMethod === "SELF_PICK_UP" ? "SELF_PICK_UP" : "LOGISTICS"),
    chooseAddress,
    chooseMethod: (method: Delivery) => {
      elsewhere.own("delivery");
      return choose({ method }, () => client.send(selectShippingMethod, { way, shippingMethod: method }));
    },
    /** How fast the parcel of a store travels, if there is a choice. */
    speedOf: ({ storeId, parcel }: CartStore) =>
      unconfirmed.speed?.storeId === storeId ? unconfirmed.speed.chosen : parcel?.speed,
    chooseSpeed: (storeId: string, chosen: Speed) => {
      elsewhere.own("delivery");
      return choose({ speed: { storeId, chosen } }, () => client.send(selectSpeed, { way, storeId, speed: chosen }));
    },
    /** Id of the selected pick-up point. */
    pickupId: unconfirmed.pickupId ?? view?.storeAddress?.id,
    choosePickup: (pickupId: string) => {
      elsewhere.own("delivery");
      return choose({ method: "SELF_PICK_UP", pickupId }, () =>
        client.send(selectStoreAddress, { way, storeAddressId: pickupId }),
      );
    },
    applyCoupon: (id: string, used: boolean) => {
      elsewhere.own("coupons");
      return change(() => sendCoupon(id, used));
    },
    /** The best coupons were applied without being asked for, and still are. */
    bestUsed,
    applyBestCoupons: () => {
      elsewhere.own("coupons");
      return change(() => sendBestCoupons(view, sendCoupon));
    },
    chooseInvoice: ({ title, taxId, content }: InvoiceChoice) =>
      change(() =>
        client.send(selectReceipt, {
          way,
          ...(title && { receiptTitle: title, receiptContent: content ?? "" }),
          ...(title && taxId && { taxpayerId: taxId }),
        }),
      ),
    /** Selects the address that was just added or edited. */
    addressSaved: async (id: string) => {
      await Promise.all([addresses.reload(), chooseAddress(id)]);
    },
  };
}

/**
 * Applies the best coupons when a checkout opens without any; afterwards the choice is the buyer's. Returns whether it
 * did, as long as they are in use.
 */
function useBestAtOnce(way: CheckoutWay, view: CartView | undefined, apply: () => Promise<boolean>): boolean {
  const opened = useRef(false);
  const [used, setUsed] = useState(false);
  const first = useEffectEvent((basket: CartView) => {
    if (opened.current) return;
    opened.current = true;
    if (way === "POINTS" || chosenCoupons(basket).size > 0 || !stepsToBest(basket)) return;
    void apply().then(setUsed);
  });
  useEffect(() => {
    if (view) first(view);
  }, [view]);
  return used && view !== undefined && chosenCoupons(view).size > 0 && !stepsToBest(view);
}

export type Settlement = ReturnType<typeof useSettlement>;

async function sendBestCoupons(view: CartView | undefined, send: (id: string, used: boolean) => Promise<unknown>) {
  const steps = view && stepsToBest(view);
  for (const id of steps?.remove ?? []) await send(id, false);
  for (const id of steps?.add ?? []) await send(id, true);
}
