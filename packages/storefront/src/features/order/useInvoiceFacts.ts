import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { placeOf } from "../address/index.ts";

/**
 * What stands at the head of an invoice, in order; facts without a value are left out. An invoice with a number is of the day
 * of the payment, which gave it the number.
 */
export function useInvoiceFacts({ order, receipt }: OrderDetail) {
  const shopTime = useShopTime();
  const { tax, invoiceNumber } = order;
  const delivered = order.deliveryMethod === "SELF_PICK_UP" ? "" : addressOf(order);
  return [
    { name: "number", value: invoiceNumber ?? receipt?.id },
    { name: "date", value: shopTime.day(invoiceNumber ? order.paymentTime : receipt?.issueTime) },
    { name: "order", value: order.sn },
    { name: "ordered", value: shopTime.day(order.createTime) },
    { name: "from", value: tax?.seller?.join("\n") },
    { name: "sellerTaxId", value: tax?.shopNumber },
    { name: "seller", value: order.storeName },
    { name: "sent", value: shopTime.day(order.logisticsTime) },
    { name: "buyer", value: receipt?.receiptTitle },
    { name: "taxId", value: receipt?.taxpayerId },
    { name: "deliveredTo", value: delivered },
  ] as const;
}

function addressOf({ consigneeName, consigneeAddressPath, consigneeDetail }: OrderDetail["order"]): string {
  return [consigneeName, placeOf(consigneeAddressPath, consigneeDetail)].filter(Boolean).join("\n");
}
