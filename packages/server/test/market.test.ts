import { addSku, getAll } from "@sundry/api/contract/cart";
import { skuDetail } from "@sundry/api/contract/goods";
import * as calls from "@sundry/api/contract/order";
import { today } from "@sundry/api/contract/seckill";
import { beforeAll, expect, test } from "vitest";
import { marketCommands } from "#server/market/commands/all.ts";
import { marketPace } from "#server/market/pace.ts";
import { runCommand } from "#server/market/run.ts";
import { seckillOffers } from "#server/db/schema/promotion.ts";
import { oneSku, shelf, withoutPromotions } from "./buyers.ts";
import { customer, paidOrder, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

/** Runs a command as a terminal would; returns whether it succeeded, and its output. */
async function market(...texts: string[]): Promise<{ done: boolean; message: string }> {
  const lines: string[] = [];
  const parts = { database: shop.database, services: shop.services, commands: marketCommands };
  const done = await runCommand({ ...parts, write: (line) => void lines.push(line) }, texts);
  return { done, message: lines.join("\n") };
}

/** The only offer of the flash sale: Mondays at eight in the shop's zone. */
async function flashOffer() {
  const { skuId, goodsId } = await oneSku(shop, "threadwell", { cents: 300 });
  const offer = { weekday: 1, hour: 8, position: 0, goodsId, skuId, priceCents: 200, quantity: 40, presold: 0 };
  await shop.database.db.insert(seckillOffers).values({ id: "1", ...offer });
}

/** A buyer with a paid order of two lines. */
async function buyerWithOrder() {
  const someone = await customer(shop, 10_000);
  const [a, b] = await shelf(shop, "threadwell", [{ cents: 300 }, { cents: 200 }]);
  if (!a || !b) throw new Error("no SKUs");
  const sn = await paidOrder(someone, [
    [a.skuId, 2],
    [b.skuId, 1],
  ]);
  return { client: someone.client, sn };
}

test("[MC-03] an order is shipped in two parcels, tracked and delivered from a terminal", async () => {
  const { client, sn } = await buyerWithOrder();
  expect((await market("list")).message).toContain(`order ${sn}  UNDELIVERED`);
  expect(await market("ship", sn, "--half", "--carrier", "zto", "--number", "ZTO-1")).toEqual({
    done: true,
    message: `Order ${sn}: parcel 1 is on its way with ZTO Express ZTO-1.`,
  });
  expect((await client.send(calls.get, { sn })).order.orderStatus).toBe("PARTS_DELIVERED");
  expect((await market("ship", sn)).done).toBe(true);
  expect((await market("trace", sn, "Left", "Yiwu", "--zh", "已离开义乌", "--parcel", "1")).done).toBe(true);
  expect((await market("deliver", sn, "--parcel=1")).done).toBe(true);
  const [second, first] = await client.send(calls.packages, { sn });
  expect([first?.status, second?.status]).toEqual(["DELIVERED", "SHIPPED"]);
  expect(first?.traces?.traces?.map(({ AcceptStation }) => AcceptStation)).toContain("Left Yiwu");
  await client.send(calls.receive, { sn });
});

test("[MC-02] an impossible action is refused in a sentence and changes nothing", async () => {
  const { client, sn } = await buyerWithOrder();
  expect(await market("deliver", sn)).toMatchObject({
    done: false,
    message: expect.stringContaining("Refused (31001)"),
  });
  expect(await market("redeem", sn, "12345678")).toMatchObject({ done: false });
  expect(await market("ship")).toMatchObject({ done: false, message: expect.stringContaining("Say the number") });
  expect(await market("ship", sn, "--lines", "nonsense")).toMatchObject({ done: false });
  expect(await market("trace", sn, "Somewhere", "--parcel", "zero")).toMatchObject({ done: false });
  expect(await market("after-sale", "A1", "perhaps")).toMatchObject({
    done: false,
    message: expect.stringMatching(/pass, refuse/),
  });
  expect(await market("withdrawal", "1", "paid")).toMatchObject({ done: false });
  expect(await market("transfer-came", "T1")).toMatchObject({ done: false });
  expect(await market("complaint-rule", "1", "No")).toMatchObject({
    done: false,
    message: expect.stringContaining("33103"),
  });
  expect((await client.send(calls.get, { sn })).order.orderStatus).toBe("UNDELIVERED");
});

test("[BU-01] a store takes goods off sale, back on, out of stock and up in price, and the cart says so", async () => {
  const { client } = await customer(shop, 0);
  const [sku] = await shelf(shop, "threadwell", [{ cents: 300 }]);
  if (!sku) throw new Error("no SKU");
  await client.send(addSku, { skuId: sku.skuId, num: 1 });
  const line = async () => (await client.send(getAll, {})).skuList[0];
  expect(await line()).toMatchObject({ invalid: false, purchasePrice: 3 });
  expect((await market("goods", sku.goodsId, "price", "150")).done).toBe(true);
  expect(await line()).toMatchObject({ invalid: false, purchasePrice: 4.5 });
  expect((await market("goods", sku.goodsId, "off")).done).toBe(true);
  expect(await line()).toMatchObject({ invalid: true });
  expect((await market("goods", sku.goodsId, "on")).done).toBe(true);
  expect(await line()).toMatchObject({ invalid: false });
  expect((await market("goods", sku.goodsId, "stock", "0")).done).toBe(true);
  expect((await client.send(skuDetail, { goodsId: sku.goodsId, skuId: sku.skuId })).data.quantity).toBe(0);
  expect((await market("goods", sku.goodsId, "stock", "some")).done).toBe(false);
  expect((await market("goods", "7", "off")).message).toContain("Refused (11001)");
});

test("[SK-01] a round of the flash sale begins this hour, or the next, at any time of the day", async () => {
  const { at } = shop.clock;
  const slots = async () => (await shop.visit().send(today)).map(({ timeLine }) => timeLine);
  await flashOffer();
  shop.clock.at = Date.parse("2027-03-01T03:30:00+08:00");
  expect(await slots()).toEqual([8]);
  expect((await market("seckill", "next")).done).toBe(true);
  expect(await slots()).toEqual([4, 8]);
  expect((await market("seckill", "now")).message).toBe("Flash sale: a round of 3:00.");
  expect(await slots()).toEqual([3, 4, 8]);
  expect((await market("seckill", "now")).message).toBe("Flash sale: no new round of 3:00.");
  shop.clock.at = Date.parse("2027-03-01T23:30:00+08:00");
  expect((await market("seckill", "next")).done).toBe(false);
  await withoutPromotions(shop);
  shop.clock.at = at;
});

test("[MC-02] an unknown command lists the commands, each with a sentence", async () => {
  const { done, message } = await market("teleport");
  expect(done).toBe(false);
  for (const { name, does } of marketCommands) {
    expect(message).toContain(`  ${name}`);
    expect(message).toContain(does);
  }
  expect((await market()).done).toBe(true);
});

test("[MC-02] automatic stores ship and carriers move parcels, a step at a time, until delivery", async () => {
  const { client, sn } = await buyerWithOrder();
  const pace = marketPace(1000);
  const state = async () => (await client.send(calls.get, { sn })).order.orderStatus;
  await pace.round(sweeping(shop));
  expect(await state()).toBe("UNDELIVERED");
  const step = async () => {
    shop.clock.at += 1000;
    // Two servers at the same pace are no faster than one.
    await Promise.all([pace.round(sweeping(shop)), pace.round(sweeping(shop))]);
  };
  await step();
  expect(await state()).toBe("PARTS_DELIVERED");
  await step();
  expect(await state()).toBe("DELIVERED");
  for (let round = 0; round < 5; round += 1) await step();
  const parcels = await client.send(calls.packages, { sn });
  expect(parcels.map(({ status, traces }) => [status, traces?.traces?.length])).toEqual([
    ["DELIVERED", 5],
    ["DELIVERED", 5],
  ]);
  expect(await state()).toBe("DELIVERED");
  expect(shop.faults).toEqual([]);
});
