import { cancel, list } from "@sundry/api/contract/order";
import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import { pay } from "@sundry/api/contract/cashier";
import { receive } from "@sundry/api/contract/coupon";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { closeOverdue } from "#server/modules/buying/order/unpaidExpiry.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { buyer, numberOf, refusalOf, shelf, type TestBuyer, withAddress, withoutPromotions } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

const opening = 40;

/** One buyer's day: claims coupons, places orders, pays some, cancels some. Refusals are fine, errors are not. */
async function day({ client }: TestBuyer, skuIds: readonly string[], at: number, couponIds: readonly string[]) {
  for (const id of couponIds) await refusalOf(client.send(receive, { id }));
  const own = at % 2 ? skuIds : skuIds.toReversed();
  for (const skuId of own) await refusalOf(client.send(addSku, { skuId, num: 1 + (at % 3) }));
  await refusalOf(client.send(createTrade, { submitKey: `storm-${at}` }));
  const { records } = await client.send(list, {});
  for (const [place, { sn }] of records.entries()) {
    const bill = {
      orderType: "ORDER",
      sn,
      clientType: "PC",
      paymentMethod: "WALLET",
      paymentClient: "NATIVE",
    } as const;
    const paying = refusalOf(client.send(pay, bill));
    const cancelling = () => refusalOf(client.send(cancel, { orderSn: sn, reason: "Storm" }));
    // Of four orders, one is cancelled while it is being paid, one afterwards, and two stay.
    if ((at + place) % 4 === 0) await cancelling();
    await paying;
    if ((at + place) % 4 === 1) await cancelling();
  }
}

test("[BU-07] after a storm of buyers, stock, orders, coupons, wallets and ledger agree", async () => {
  const wanted = Array.from({ length: 2 }, (_, at) => ({ cents: 110 + at, quantity: opening }));
  const picked = [
    ...(await shelf(shop, "glint", wanted)),
    ...(await shelf(shop, "threadwell", wanted)),
    ...(await shelf(shop, "papermint", wanted)),
  ];
  const skuIds = picked.map(({ skuId }) => skuId);
  const buyers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => buyer(shop, { cents: at % 4 === 0 ? 300 : 5000 })),
  );
  for (const someone of buyers) await withAddress(someone);
  const couponIds = ["storm-coupon"];
  await shop.database.query(
    `insert into coupons (id, store_id, name, description, type, cents, threshold_cents, scope_type,
       scope_ids, get_type, publish_num, limit_num, range_day_type, effective_days, sort_order, created_at)
     values ('storm-coupon', '0', '{"en": "Storm"}', '{"en": ""}', 'PRICE', 50, 0, 'ALL', '{}', 'FREE', 11, 1, 'DYNAMICTIME', 9, 999, now())`,
  );
  // The demo's own orders stay in place when they are refunded; only what the storm adds must match.
  const unmatched = sql`select
    (select coalesce(sum(flow_cents), 0) from orders where state <> 'CANCELLED' and pay_state = 'PAID') -
    (select coalesce(sum(amount_cents), 0) from ledger_entries where account like 'sales:%')`;
  const refundedBefore = await numberOf(shop, unmatched);
  const closing = {
    db: shop.database.db,
    services: shop.services,
    failed: (error: unknown) => shop.faults.push(String(error)),
  };
  await Promise.all([
    ...buyers.map((someone, at) => day(someone, skuIds, at, couponIds)),
    sweep(closing, closeOverdue),
  ]);
  shop.clock.at += 60 * 60_000;
  await sweep(closing, closeOverdue);

  for (const skuId of skuIds) {
    const sold = sql`select coalesce(sum(i.num), 0) from order_items i join orders o on o.sn = i.order_sn
      where i.sku_id = ${skuId} and o.state <> 'CANCELLED'`;
    expect(await numberOf(shop, sql`select quantity from skus where id = ${skuId}`)).toBe(
      opening - (await numberOf(shop, sold)),
    );
  }
  expect(await numberOf(shop, sql`select count(*) from owned_coupons where coupon_id = 'storm-coupon'`)).toBe(11);
  expect(await numberOf(shop, sql`select count(*) from orders where state = 'UNPAID'`)).toBe(0);
  const paid = sql`select coalesce(sum(flow_cents), 0) from orders where state <> 'CANCELLED'`;
  expect(await numberOf(shop, paid)).toBeGreaterThan(0);
  expect(
    await numberOf(shop, sql`select count(*) from orders where state = 'CANCELLED' and pay_state = 'PAID'`),
  ).toBeGreaterThan(0);
  expect(await numberOf(shop, unmatched)).toBe(refundedBefore);
  const astray = sql`select count(*) from wallets w where balance_cents <>
    (select coalesce(sum(amount_cents), 0) from ledger_entries e where e.account = 'wallet:' || w.member_id)`;
  expect(await numberOf(shop, astray)).toBe(0);
  expect(
    await numberOf(
      shop,
      sql`select count(*) from orders o where flow_cents <>
    (select sum(flow_cents) from order_items i where i.order_sn = o.sn)`,
    ),
  ).toBe(0);
  expect(shop.faults).toEqual([]);
});
