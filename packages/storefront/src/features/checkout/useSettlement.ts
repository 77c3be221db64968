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
import type { CheckoutWay } from "./origin.ts";
import { useChanges } from "./useChanges.ts";

/** Most addresses that a buyer may have (rules 5). */
const allAddresses = { pageNumber: 1, pageSize: 50 };

/** Details of an invoice; none without a title. */
export interface InvoiceChoice {
  title?: string;
  taxId?: string;
  content?: string;
}

/** A choice that shows at once, until the server has confirmed or refused it. */
interface Unconfirmed {
  addressId?: string;
  method?: Delivery;
  pickupId?: string;
}

/** The checkout of one basket: the server's amounts, and every choice that changes them (BU-03, product 27). */
export function useSettlement(way: CheckoutWay) {
  const basket = useRead(getChecked, { way }, { freshFor: 0 });
  const methods = useRead(shippingMethods, { way }, { freshFor: 0 });
  const addresses = useRead(list, allAddresses);
  const { pending, change } = useChanges(() => Promise.all([basket.reload(), methods.reload()]));
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>({});
  const view = basket.data;

  useEffect(() => {
    if (view && !addsUp(view.priceDetailDTO)) reportFault("answer", "cart.getChecked priceDetailDTO does not add up");
  }, [view]);

  const choose = async (choice: Unconfirmed, send: () => Promise<unknown>) => {
    setUnconfirmed(choice);
    await change(send);
    setUnconfirmed((now) => (now === choice ? {} : now));
  };
  const sendCoupon = (id: string, used: boolean) => client.send(selectCoupon, { way, memberCouponId: id, used });
  return {
    way,
    view,
    error: basket.error,
    reload: basket.reload,
    addresses,
    methods: offeredDelivery(methods.data ?? []),
    /** Amounts are being updated. */
    pending: pending || basket.refreshing,
    addressId: unconfirmed.addressId ?? view?.memberAddress?.id,
    method: unconfirmed.method ?? (view?.cartList[0]?.deliveryMethod === "SELF_PICK_UP" ? "SELF_PICK_UP" : "LOGISTICS"),
    chooseAddress: (id: string) =>
      choose({ addressId: id }, () => client.send(selectAddress, { way, shippingAddressId: id })),
    chooseMethod: (method: Delivery) =>
      choose({ method }, () => client.send(selectShippingMethod, { way, shippingMethod: method })),
    /** Id of the selected pick-up point. */
    pickupId: unconfirmed.pickupId ?? view?.storeAddress?.id,
    choosePickup: (pickupId: string) =>
      choose({ method: "SELF_PICK_UP", pickupId }, () =>
        client.send(selectStoreAddress, { way, storeAddressId: pickupId }),
      ),
    applyCoupon: (id: string, used: boolean) => change(() => sendCoupon(id, used)),
    applyBestCoupons: () => change(() => sendBestCoupons(view, sendCoupon)),
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
      await Promise.all([
        addresses.reload(),
        choose({ addressId: id }, () => client.send(selectAddress, { way, shippingAddressId: id })),
      ]);
    },
  };
}

export type Settlement = ReturnType<typeof useSettlement>;

async function sendBestCoupons(view: CartView | undefined, send: (id: string, used: boolean) => Promise<unknown>) {
  const steps = view && stepsToBest(view);
  for (const id of steps?.remove ?? []) await send(id, false);
  for (const id of steps?.add ?? []) await send(id, true);
}
