import { list } from "@sundry/api/contract/order";
import { lockOrder } from "#server/modules/buying/order/orderLocks.ts";
import { completeOrder } from "#server/modules/buying/order/completion.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { oneSku, type TestBuyer } from "./buyers.ts";
import { asStore, customer, paidOrder } from "./orders.ts";
import type { TestShop } from "./support/shop.ts";

/** A paid order line. */
export interface BoughtLine {
  buyer: TestBuyer;
  orderSn: string;
  orderItemSn: string;
  goodsId: string;
  skuId: string;
  storeId: string;
}

/** A buyer orders two pieces and pays. */
export async function boughtLine(shop: TestShop, storeKey = "festive-row"): Promise<BoughtLine> {
  const { skuId, goodsId, storeId } = await oneSku(shop, storeKey, { cents: 150 });
  const buyer = await customer(shop, 100_000);
  const orderSn = await paidOrder(buyer, [[skuId, 2]]);
  const { records } = await buyer.client.send(list, { orderSn });
  const orderItemSn = records[0]?.orderItems[0]?.sn ?? "";
  return { buyer, orderSn, orderItemSn, goodsId, skuId, storeId };
}

/** The store ships everything. */
export async function shipAll(shop: TestShop, { orderSn }: BoughtLine): Promise<void> {
  await asStore(shop, (tx, services) => ship(tx, services, orderSn, { carrier: "SF", number: "SF100200300" }));
}

/** The buyer has received the goods, so they can review the line. */
export async function completedLine(shop: TestShop, storeKey?: string): Promise<BoughtLine> {
  const line = await boughtLine(shop, storeKey);
  await shipAll(shop, line);
  await asStore(shop, async (tx, services) => {
    const order = await lockOrder(tx, line.orderSn);
    const { id, username } = line.buyer;
    return completeOrder(tx, services, order, { event: "RECEIVED", by: { id, username } });
  });
  return line;
}
