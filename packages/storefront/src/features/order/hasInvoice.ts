import type { OrderDetail } from "@sundry/api/contract/entities/order";

/**
 * Whether an order has an invoice. One with a number was given with the payment and stays, whatever is paid back later; one
 * that the buyer requested is gone with a cancelled order.
 */
export function hasInvoice({ order, receipt }: Pick<OrderDetail, "order" | "receipt">): boolean {
  return Boolean(order.invoiceNumber) || (receipt?.receiptStatus === 1 && order.orderStatus !== "CANCELLED");
}
