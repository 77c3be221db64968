import type { Tx } from "#server/db/transaction.ts";
import { type BasketRow, changeBasket, dropCoupons, removeLines } from "./queries.ts";
import type { Settlement } from "./settlement.ts";

/** Takes the ordered lines and the chosen coupons and invoice out of a basket; address and delivery method stay chosen. */
export async function emptyOfOrdered(tx: Tx, { memberId, way }: BasketRow, { ordered }: Settlement): Promise<void> {
  const key = { memberId, way };
  await removeLines(
    tx,
    key,
    ordered.map(({ row }) => row.skuId),
  );
  await dropCoupons(tx, key);
  await changeBasket(tx, key, { needReceipt: false, receiptTitle: null, taxpayerId: null, receiptContent: null });
}
