import type { createTrade } from "@sundry/api/contract/checkout";
import { amountOf } from "../../shared/goods/cents.ts";
import type { Input } from "@sundry/api/contract/call";
import type { CartView } from "@sundry/api/contract/entities/basket";
import { list } from "@sundry/api/contract/order";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { isUnanswered } from "../../shared/data/isUnanswered.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useCartChanged } from "../cart/index.ts";
import { chosenCoupons } from "./couponChoice.ts";
import { deliveries } from "./delivery.ts";
import type { CheckoutWay } from "./hrefToBasket.ts";
import { changedSinceSeen, isGuarded, placeOrder, type SentOrder } from "./placeOrder.ts";
import { submitKeys } from "./submitKey.ts";
import { formatPrice } from "../../shared/site/money.ts";

type Body = Input<typeof createTrade>;

/** Remarks by store id. */
export type Remarks = ReadonlyMap<string, string>;

/** Places the order once, at the amount that the buyer saw, and opens the payment page (BU-03, BU-05, AP-07). */
export function useSubmitOrder(way: CheckoutWay, reload: () => Promise<unknown>) {
  const { t } = useTranslation("checkout");
  const errorMessage = useErrorMessage();
  const locale = useLocale();
  const navigate = useNavigate();
  const cartChanged = useCartChanged();
  const [keys] = useState(() => submitKeys());
  // Sent, and the response was lost: it can only be sent again unchanged (AP-07).
  const [unsure, setUnsure] = useState<SentOrder>();

  const { submit } = useAction((order: SentOrder) => placeOrder(order, way), {
    // A backend that doesn't take what the buyer saw may have charged a different amount.
    success: (trade, { view }) =>
      trade && trade.flowPrice !== view.priceDetailDTO.flowPrice
        ? { tone: "warning", text: t("amount.charged", { amount: formatPrice(trade.flowPrice, locale) }) }
        : undefined,
    after: async (trade) => {
      keys.reset();
      if (!trade) {
        await navigate(hrefTo.orders(), { replace: true });
        return cartChanged();
      }
      const { sn, flowPrice } = trade;
      // The page changes first, so that the cart, which is empty now, does not show for a moment.
      await navigate(hrefTo[amountOf(flowPrice) === 0 ? "payDone" : "cashier"]({ orderType: "TRADE", sn }), {
        replace: true,
      });
      await cartChanged();
    },
    invalidate: [list],
    refused: async ({ kind }, order) => {
      setUnsure(isUnanswered(kind) ? { ...order, again: true } : undefined);
      // Price, stock or a coupon has changed: the page shows the new state before anything is sent again.
      if (!isUnanswered(kind)) await reload();
    },
    // A refusal has a line for each difference from what the buyer saw.
    faultAt: (fault) => {
      if (isUnanswered(fault.kind)) return { message: t(isGuarded() ? "amount.unsure" : "amount.unsureChecked") };
      if (fault.code === changedSinceSeen && !fault.serverMessage) return { message: t("amount.changed") };
      return errorMessage(fault)
        .split("\n")
        .map((message) => ({ message }));
    },
  });
  return {
    submit: (view: CartView, remarks: Remarks) =>
      submit(unsure ?? { body: bodyOf(way, view, remarks, keys.keyFor), view, again: false }),
    unsure,
  };
}

function bodyOf(way: CheckoutWay, view: CartView, remarks: Remarks, keyFor: (state: string) => string): Body {
  const expectedPrice = amountOf(view.priceDetailDTO.flowPrice);
  const body = {
    way,
    client: "PC" as const,
    remark: view.cartList.flatMap(({ storeId }) => {
      const remark = remarks.get(storeId)?.trim();
      return remark ? [{ storeId, remark }] : [];
    }),
    ...(!Number.isNaN(expectedPrice) && { expectedPrice }),
    seen: seenOf(view),
  };
  const { memberAddress, storeAddress, receiptVO } = view;
  const state = JSON.stringify([body, memberAddress, storeAddress, receiptVO]);
  return { ...body, submitKey: keyFor(state) };
}

/** What the page shows of an order. The server refuses an order that differs from it (BU-05). */
function seenOf(view: CartView): NonNullable<Body["seen"]> {
  const { memberAddress, storeAddress, receiptVO, cartList } = view;
  const deliveryMethod = deliveries.find((one) => one === cartList[0]?.deliveryMethod);
  return {
    lines: view.skuList.flatMap(({ goodsSku, num, purchasePrice }) => {
      const price = amountOf(purchasePrice);
      return Number.isNaN(price) ? [] : [{ skuId: goodsSku.id, num, price }];
    }),
    ...(deliveryMethod && { deliveryMethod }),
    ...(memberAddress && {
      address: { id: memberAddress.id, ...(memberAddress.version != null && { version: memberAddress.version }) },
    }),
    expressStoreIds: cartList.flatMap(({ storeId, parcel }) => (parcel?.speed === "EXPRESS" ? storeId : [])),
    ...(storeAddress && { pickupId: storeAddress.id }),
    couponIds: [...chosenCoupons(view)],
    ...(receiptVO?.receiptTitle && {
      receiptTitle: receiptVO.receiptTitle,
      ...(receiptVO.taxpayerId && { taxpayerId: receiptVO.taxpayerId }),
    }),
    points: view.priceDetailDTO.payPoint ?? 0,
  };
}
