import * as calls from "@sundry/api/contract/afterSale";
import type { Input } from "@sundry/api/contract/call";
import { get as orderGet } from "@sundry/api/contract/order";
import { eq } from "drizzle-orm";
import { type OrderState, orderItems, orders } from "#server/db/schema/order.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { issueSession } from "#server/modules/account/session/tokenIssue.ts";
import { oneSku, type ShelfSku, type TestBuyer } from "./buyers.ts";
import { asStore, customer, paidOrder } from "./orders.ts";
import type { TestShop } from "./support/shop.ts";

/** An order of one line that has been shipped. */
export interface Bought {
  someone: TestBuyer;
  sku: ShelfSku;
  orderSn: string;
  /** Number of its line. */
  lineSn: string;
}

/** A buyer with a shipped order of `num` pieces at `cents`, and an empty wallet. */
export async function shippedOrder(
  shop: TestShop,
  { cents, num, store = "glint" }: { cents: number; num: number; store?: string },
): Promise<Bought> {
  const sku = await oneSku(shop, store, { cents, quantity: 100 });
  const someone = await customer(shop, 1_000_000);
  const orderSn = await paidOrder(someone, [[sku.skuId, num]]);
  await asStore(shop, (tx, services) => ship(tx, services, orderSn, { carrier: "SF", number: `SF${orderSn}` }));
  return { someone, sku, orderSn, lineSn: (await lineOf(someone, orderSn)).sn };
}

/** The only line of an order. */
export async function lineOf({ client }: TestBuyer, sn: string) {
  const [line] = (await client.send(orderGet, { sn })).orderItems;
  if (!line) throw new Error("no line");
  return line;
}

/** Requests a return or refund of some pieces of an order, with a reason that fits the kind. */
export function ask(
  { someone, lineSn }: Bought,
  request: Partial<Input<typeof calls.apply>> & { num: number },
): Promise<{ sn: string; applyRefundPrice: number }> {
  const serviceType = request.serviceType ?? "RETURN_GOODS";
  const reason = serviceType === "RETURN_GOODS" ? "Not as described" : "Items are missing";
  return someone.client.send(calls.apply, { orderItemSn: lineSn, reason, ...request, serviceType });
}

/** Moves the clock past the end of sessions, and logs the buyers in again. */
export async function letPass(shop: TestShop, ms: number, ...buyers: readonly TestBuyer[]): Promise<void> {
  shop.clock.at += ms;
  for (const { id, client } of buyers)
    client.session.setTokens(
      await asStore(shop, async (tx, services) => {
        const member = await memberById(tx, id);
        if (!member) throw new Error("the buyer is gone");
        const { accessToken, refreshToken } = await issueSession(tx, services, member, { longTerm: false });
        return { accessToken, refreshToken };
      }),
    );
}

/** Puts an order directly into a state. */
export async function putInState(shop: TestShop, sn: string, state: OrderState): Promise<void> {
  await shop.database.db.update(orders).set({ state }).where(eq(orders.sn, sn));
}

/** Makes an order look as if it was paid by bank transfer. */
export async function paidByTransfer(shop: TestShop, sn: string): Promise<void> {
  await shop.database.db.update(orders).set({ paymentMethod: "BANK_TRANSFER" }).where(eq(orders.sn, sn));
}

/** Changes a line directly, without the steps that usually lead there. */
export async function putLine(
  shop: TestShop,
  sn: string,
  afterSaleState: typeof orderItems.$inferSelect.afterSaleState,
): Promise<void> {
  await shop.database.db.update(orderItems).set({ afterSaleState }).where(eq(orderItems.sn, sn));
}
