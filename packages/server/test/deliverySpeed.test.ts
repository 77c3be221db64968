import { add as addAddress } from "@sundry/api/contract/address";
import { addSku } from "@sundry/api/contract/cart";
import * as checkout from "@sundry/api/contract/checkout";
import { delivery } from "@sundry/api/contract/goods";
import { get as orderGet, list as orderList } from "@sundry/api/contract/order";
import { idOf } from "@sundry/demo";
import { eq } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { type FreightRow, freightTemplates, goods } from "#server/db/schema/catalogue.ts";
import { fullDiscounts } from "#server/db/schema/promotion.ts";
import { buyer, inYiwu, oneSku, refusalOf, regionPath, shelf, withAddress, withoutPromotions } from "./buyers.ts";
import { lettersTo, withEmail } from "./letters.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const day = 86_400_000;
const umbrellas = idOf("store", "jinhe-umbrella");
const toys = idOf("store", "little-fair");

const charge = { firstAmount: 10, firstCents: 500, continuedAmount: 10, continuedCents: 150 };
const express: NonNullable<FreightRow["express"]> = {
  firstAmount: 5,
  firstCents: 1290,
  continuedAmount: 5,
  continuedCents: 310,
  days: [2, 3],
};
const zhejiang = regionPath("CN/Zhejiang/Jinhua/Yiwu").consigneeAddressIdPath.split(",")[1] ?? "";

beforeAll(async () => {
  await withoutPromotions(shop);
  for (const storeId of [umbrellas, toys])
    await shop.database.db
      .update(freightTemplates)
      .set({
        pricing: "NUM",
        rows: [
          { regionIds: [zhejiang], ...charge, days: [4, 9], express },
          { regionIds: [], ...charge, days: [10, 20] },
        ],
      })
      .where(eq(freightTemplates.storeId, storeId));
});

/** A buyer in Yiwu with 12 and 3 pieces of two goods of a store in the cart. */
async function withUmbrellas() {
  const someone = await buyer(shop);
  const [many, few] = await shelf(shop, "jinhe-umbrella", [{ cents: 1000 }, { cents: 333 }]);
  if (!many || !few) throw new Error("no SKUs");
  await withAddress(someone);
  for (const { goodsId } of [many, few])
    await shop.database.db.update(goods).set({ dispatchHours: 24 }).where(eq(goods.id, goodsId));
  await someone.client.send(addSku, { skuId: many.skuId, num: 12 });
  await someone.client.send(addSku, { skuId: few.skuId, num: 3 });
  return { ...someone, skuId: many.skuId };
}

const settled = (client: Awaited<ReturnType<typeof withUmbrellas>>["client"]) =>
  client.send(checkout.getChecked, { way: "CART" });
const faster = (storeId: string, speed: "STANDARD" | "EXPRESS" = "EXPRESS") => ({ storeId, speed });

test("[BU-03] a store's two speeds say freight and days; the chosen one is charged to the cent, ordered, and kept for this order only", async () => {
  const { client, skuId } = await withUmbrellas();
  const { skuId: glass } = await oneSku(shop, "glint", { cents: 1000 });
  await client.send(addSku, { skuId: glass, num: 1 });
  const before = await settled(client);
  const at = (from: number, to: number) => ({
    arrivesFrom: shop.clock.at + (1 + from) * day,
    arrivesTo: shop.clock.at + (1 + to) * day,
  });
  // 15 pieces: one further step of 10, two of 5.
  const speeds = [
    { speed: "STANDARD", freight: 6.5, ...at(4, 9) },
    { speed: "EXPRESS", freight: 19.1, ...at(2, 3) },
  ];
  const parcels = new Map(before.cartList.map(({ storeId, parcel }) => [storeId, parcel]));
  expect(parcels.get(umbrellas)).toEqual({ ...at(4, 9), speed: "STANDARD", speeds, returnDays: 15 });
  expect(parcels.get(idOf("store", "glint"))).not.toHaveProperty("speeds");

  await client.send(checkout.selectSpeed, faster(umbrellas));
  const view = await settled(client);
  const own = view.cartList.find(({ storeId }) => storeId === umbrellas);
  expect(own?.parcel).toEqual({ ...at(2, 3), speed: "EXPRESS", speeds, returnDays: 15 });
  expect(own?.priceDetailDTO.freightPrice).toBe(19.1);
  expect(own?.skuList.map(({ priceDetailDTO }) => priceDetailDTO?.freightPrice)).toEqual([15.28, 3.82]);
  expect(view.priceDetailDTO.flowPrice).toBeCloseTo(before.priceDetailDTO.flowPrice + 19.1 - 6.5, 6);

  const trade = await client.send(checkout.createTrade, { expectedPrice: view.priceDetailDTO.flowPrice });
  expect(trade.freightPrice).toBe(view.priceDetailDTO.freightPrice);
  const { records } = await client.send(orderList, { pageNumber: 1, pageSize: 10 });
  const orders = await Promise.all(records.map(({ sn }) => client.send(orderGet, { sn })));
  expect(new Map(orders.map(({ order }) => [order.storeId, order.deliverySpeed ?? null]))).toEqual(
    new Map([
      [umbrellas, "EXPRESS"],
      [idOf("store", "glint"), null],
    ]),
  );
  await client.send(addSku, { skuId, num: 12 });
  expect((await settled(client)).cartList[0]?.parcel?.speed).toBe("STANDARD");
});

test("[BU-03] the faster speed is chosen store by store and taken back, and what is not offered is refused", async () => {
  const { client } = await withUmbrellas();
  const { skuId: bear } = await oneSku(shop, "little-fair", { cents: 1000 });
  const { skuId: glass } = await oneSku(shop, "threadwell", { cents: 1000 });
  for (const skuId of [bear, glass]) await client.send(addSku, { skuId, num: 1 });
  const chosen = async () =>
    (await settled(client)).cartList.flatMap(({ storeId, parcel }) => (parcel?.speed === "EXPRESS" ? storeId : []));
  await client.send(checkout.selectSpeed, faster(umbrellas));
  await client.send(checkout.selectSpeed, faster(toys));
  expect(await chosen()).toEqual([umbrellas, toys]);
  await client.send(checkout.selectSpeed, faster(umbrellas, "STANDARD"));
  expect(await chosen()).toEqual([toys]);
  expect(await refusalOf(client.send(checkout.selectSpeed, faster(idOf("store", "threadwell"))))).toBe(31066);
  expect(await refusalOf(client.send(checkout.selectSpeed, faster("nobody")))).toBe(31066);
});

test("[BU-03] to an address without the faster speed the parcel goes at the standard one, whatever was chosen before", async () => {
  const { client } = await withUmbrellas();
  await client.send(checkout.selectSpeed, faster(umbrellas));
  const london = await client.send(addAddress, { ...inYiwu, ...regionPath("GB/England/London/Camden") });
  await client.send(checkout.selectAddress, { shippingAddressId: london.id });
  const view = await settled(client);
  expect(view.cartList[0]?.parcel).not.toHaveProperty("speed");
  expect(view.priceDetailDTO.freightPrice).toBe(6.5);
  expect(await refusalOf(client.send(checkout.selectSpeed, faster(umbrellas)))).toBe(31066);
});

test("[BU-03] free freight of an offer is for the standard speed: the faster one is paid in full", async () => {
  const { client } = await withUmbrellas();
  const { db } = shop.database;
  await db.insert(fullDiscounts).values({
    id: "full-free",
    storeId: umbrellas,
    name: { en: "Free shipping over 30" },
    scopeType: "ALL",
    scopeIds: [],
    thresholdCents: 3000,
    minusCents: 100,
    freeFreight: true,
    startAt: new Date(shop.clock.at - 1000),
    endAt: new Date(shop.clock.at + day),
    createdAt: new Date(shop.clock.at),
  });
  onTestFinished(async () => void (await db.delete(fullDiscounts)));
  const view = await settled(client);
  expect(view.priceDetailDTO.freightPrice).toBe(0);
  expect(view.cartList[0]?.parcel?.speeds).toMatchObject([{ freight: 0 }, { freight: 19.1 }]);
  await client.send(checkout.selectSpeed, faster(umbrellas));
  expect((await settled(client)).priceDetailDTO.freightPrice).toBe(19.1);
});

test("[BU-05] an order at another speed than the buyer saw is refused and says which", async () => {
  const { client } = await withUmbrellas();
  const view = await settled(client);
  const seen = {
    lines: view.skuList.map(({ goodsSku, num, purchasePrice }) => ({
      skuId: goodsSku.id,
      num,
      price: purchasePrice,
    })),
    address: { id: view.memberAddress?.id ?? "" },
  };
  await client.send(checkout.selectSpeed, faster(umbrellas));
  await expect(client.send(checkout.createTrade, { seen })).rejects.toMatchObject({
    code: 31063,
    serverMessage: expect.stringContaining("now sends your items by express delivery.") as unknown,
  });
  await client.send(checkout.selectSpeed, faster(umbrellas, "STANDARD"));
  await expect(
    client.send(checkout.createTrade, { seen: { ...seen, expressStoreIds: [umbrellas] } }),
  ).rejects.toMatchObject({ code: 31063, serverMessage: expect.stringContaining("by standard delivery.") as unknown });
  expect((await client.send(checkout.createTrade, { seen: { ...seen, expressStoreIds: [] } })).sn).toMatch(/^T/);
});

test("[GD-02] the product page says both speeds where the store has both", async () => {
  const { client, skuId } = await withUmbrellas();
  const asked = { skuId, num: 12 };
  const leaves = shop.clock.at + day;
  expect(await client.send(delivery, asked)).toMatchObject({
    freight: 6.5,
    arrivesTo: leaves + 9 * day,
    express: { freight: 19.1, arrivesFrom: leaves + 2 * day, arrivesTo: leaves + 3 * day },
  });
  // Only a part of the country has it.
  expect(await shop.visit().send(delivery, { ...asked, country: "CN" })).not.toHaveProperty("express");
  expect(await shop.visit().send(delivery, { ...asked, country: "DE" })).not.toHaveProperty("express");
});

test("[MC-18] the letter about an order says that it goes by express delivery, and nothing about the standard speed", async () => {
  const { client, id, username } = await withUmbrellas();
  const email = await withEmail(shop, { client, id, username, accessToken: "" });
  const { skuId } = await oneSku(shop, "glint", { cents: 1000 });
  await client.send(addSku, { skuId, num: 1 });
  await client.send(checkout.selectSpeed, faster(umbrellas));
  await client.send(checkout.createTrade, {});
  const [letter] = await lettersTo(shop, email);
  expect(letter?.body).toMatch(/Order O\d+ · Express delivery/);
  expect(letter?.body.match(/delivery/g)).toHaveLength(1);
});
