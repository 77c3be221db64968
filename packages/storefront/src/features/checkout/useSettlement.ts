import { list } from "@sundry/api/contract/address";
import {
  getChecked,
  selectAddress,
  selectCoupon,
  selectReceipt,
  selectShippingMethod,
  selectStoreAddress,
  shippingMethods,
} from "@sundry/api/contract/checkout";
import type { CartView } from "@sundry/api/contract/entities/basket";
import { useEffect, useState } from "react";
import { client } from "../../shared/data/client.ts";
import { reportFault } from "../../shared/data/reportFault.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { addsUp } from "./amountLines.ts";
import { stepsToBest } from "./couponChoice.ts";
import { type Delivery, offeredDelivery } from "./delivery.ts";
import type { SettlementWay } from "./settlementWay.ts";
import { useChanges } from "./useChanges.ts";

/** Most addresses a buyer may keep (RULES 5). */
const allAddresses = { pageNumber: 1, pageSize: 50 };

/** What an invoice needs; without a title none is wanted. */
export interface InvoiceWish {
  title?: string;
  taxId?: string;
  content?: string;
}

/** What was pressed and is not confirmed yet: shown at once, gone when the server has spoken. */
interface Wish {
  addressId?: string;
  method?: Delivery;
  pickupId?: string;
}

/** The settlement of one basket: the server's own sums, and every choice that changes them (BU-03, decisions 27). */
export function useSettlement(way: SettlementWay) {
  const basket = useRead(getChecked, { way }, { freshFor: 0 });
  const methods = useRead(shippingMethods, { way }, { freshFor: 0 });
  const addresses = useRead(list, allAddresses);
  const { pending, change } = useChanges(() => Promise.all([basket.reload(), methods.reload()]));
  const [wish, setWish] = useState<Wish>({});
  const view = basket.data;

  useEffect(() => {
    if (view && !addsUp(view.priceDetailDTO)) reportFault("answer", "cart.getChecked priceDetailDTO does not add up");
  }, [view]);

  const choose = async (wanted: Wish, work: () => Promise<unknown>) => {
    setWish(wanted);
    await change(work);
    setWish((now) => (now === wanted ? {} : now));
  };
  const send = (id: string, used: boolean) => client.send(selectCoupon, { way, memberCouponId: id, used });
  return {
    way,
    view,
    error: basket.error,
    reload: basket.reload,
    addresses,
    methods: offeredDelivery(methods.data ?? []),
    /** Sums are being worked out again. */
    pending: pending || basket.refreshing,
    addressId: wish.addressId ?? view?.memberAddress?.id,
    method: wish.method ?? (view?.cartList[0]?.deliveryMethod === "SELF_PICK_UP" ? "SELF_PICK_UP" : "LOGISTICS"),
    chooseAddress: (id: string) =>
      choose({ addressId: id }, () => client.send(selectAddress, { way, shippingAddressId: id })),
    chooseMethod: (method: Delivery) =>
      choose({ method }, () => client.send(selectShippingMethod, { way, shippingMethod: method })),
    /** The chosen pick-up point. */
    pickupId: wish.pickupId ?? view?.storeAddress?.id,
    choosePickup: (pickupId: string) =>
      choose({ method: "SELF_PICK_UP", pickupId }, () =>
        client.send(selectStoreAddress, { way, storeAddressId: pickupId }),
      ),
    applyCoupon: (id: string, used: boolean) => change(() => send(id, used)),
    takeBest: () => change(() => takeBest(view, send)),
    chooseInvoice: ({ title, taxId, content }: InvoiceWish) =>
      change(() =>
        client.send(selectReceipt, {
          way,
          ...(title && { receiptTitle: title, receiptContent: content ?? "" }),
          ...(title && taxId && { taxpayerId: taxId }),
        }),
      ),
    /** An address was added or changed: it is the one this order goes to. */
    addressKept: async (id: string) => {
      await Promise.all([
        addresses.reload(),
        choose({ addressId: id }, () => client.send(selectAddress, { way, shippingAddressId: id })),
      ]);
    },
  };
}

export type Settlement = ReturnType<typeof useSettlement>;

async function takeBest(view: CartView | undefined, send: (id: string, used: boolean) => Promise<unknown>) {
  const steps = view && stepsToBest(view);
  for (const id of steps?.drop ?? []) await send(id, false);
  for (const id of steps?.choose ?? []) await send(id, true);
}
