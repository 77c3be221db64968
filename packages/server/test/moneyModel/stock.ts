import { eq } from "drizzle-orm";
import { goodsIdOf, idOf } from "@sundry/demo";
import { freightTemplates, goods, skus } from "#server/db/schema/catalogue.ts";
import { distributionGoods } from "#server/db/schema/distribution.ts";
import { coupons, fullDiscounts, pointsGoods, seckillOffers } from "#server/db/schema/promotion.ts";
import { shelf } from "../buyers.ts";
import { couponRow } from "../orders.ts";
import type { TestShop } from "../support/shop.ts";
import { parcelOf } from "./buying.ts";
import { couponNames, dayMs, offers, parcelNames, type SkuName, skuNames, type StoreName } from "./offers.ts";

/** Ids of what the model sells, and of its stores. */
export interface Stock {
  skus: Record<SkuName | "mug", string>;
  stores: Record<StoreName, string>;
}

const storeKeys = { select: "sundry-select", glint: "glint", pickup: "jinhe-umbrella" } as const;
const mug = { offer: idOf("pointsGoods", "mugs/stoneware-350"), goodsId: goodsIdOf("mugs", "stoneware-350") };
const quantity = offers.stock;

/** Puts what the model offers up for sale, and nothing else on offer. */
export async function stock(shop: TestShop): Promise<Stock> {
  const { db } = shop.database;
  await db.delete(fullDiscounts);
  await db.delete(seckillOffers);
  await db.delete(distributionGoods);
  const stores = {
    select: idOf("store", storeKeys.select),
    glint: idOf("store", storeKeys.glint),
    pickup: idOf("store", storeKeys.pickup),
  };
  await offerParcels(shop, stores);
  const sold: Partial<Record<SkuName, string>> = {};
  for (const store of ["select", "glint", "pickup"] as const) Object.assign(sold, await fillShelf(shop, store));
  const reward = await offerReward(shop);
  const ids = { ...stores, rewards: reward.storeId };
  await offerGift(shop, ids);
  await offerCoupons(shop, ids);
  return { skus: { ...(sold as Record<SkuName, string>), mug: reward.skuId }, stores: ids };
}

/** The goods of a store, with commission and parcels. */
async function fillShelf(shop: TestShop, store: keyof typeof storeKeys): Promise<Partial<Record<SkuName, string>>> {
  const { db } = shop.database;
  const own = skuNames.filter((name) => offers.skus[name].store === store);
  const priceOf = (name: SkuName) => (name === offers.flash.sku ? offers.flash.listCents : offers.skus[name].cents);
  const shelved = await shelf(
    shop,
    storeKeys[store],
    own.map((name) => ({ cents: priceOf(name), quantity })),
  );
  const sold: Partial<Record<SkuName, string>> = {};
  for (const [at, { skuId, goodsId }] of shelved.entries()) {
    const name = own[at];
    if (name === undefined) continue;
    sold[name] = skuId;
    await db
      .update(goods)
      .set({ freightTemplateId: parcelOf(name) ?? null })
      .where(eq(goods.id, goodsId));
    const { commission: commissionCents, cents: priceCents } = offers.skus[name];
    const createdAt = new Date(shop.clock.at);
    const promoted = { id: `promoted-${name}`, skuId, goodsId, commissionCents, sortOrder: 1, createdAt };
    if (commissionCents > 0) await db.insert(distributionGoods).values(promoted);
    if (name !== offers.flash.sku) continue;
    const sale = { hour: 0, position: 0, goodsId, skuId, priceCents, quantity: offers.flash.quantity, presold: 0 };
    for (let weekday = 0; weekday < 7; weekday += 1)
      await db.insert(seckillOffers).values({ id: `flash-${weekday}`, weekday, ...sale });
  }
  return sold;
}

async function offerParcels({ database: { db } }: TestShop, stores: Record<string, string>): Promise<void> {
  for (const name of parcelNames) {
    const { firstNum, firstCents, nextNum, nextCents } = offers.parcels[name];
    const row = { regionIds: [], firstAmount: firstNum, firstCents };
    const rows = [{ ...row, continuedAmount: nextNum, continuedCents: nextCents }];
    const template = { id: name, storeId: stores[name] ?? "", name: { en: name, zh: name }, rows };
    await db.insert(freightTemplates).values({ ...template, pricing: "NUM" });
  }
}

/** Goods for points. */
async function offerReward({ database: { db } }: TestShop): Promise<{ skuId: string; storeId: string }> {
  const [offer] = await db
    .update(pointsGoods)
    .set({ stock: quantity, points: offers.reward.points })
    .where(eq(pointsGoods.id, mug.offer))
    .returning({ skuId: pointsGoods.skuId });
  const [reward] = await db
    .update(goods)
    .set({ freightTemplateId: null })
    .where(eq(goods.id, mug.goodsId))
    .returning({ storeId: goods.storeId });
  const skuId = offer?.skuId ?? "";
  await db.update(skus).set({ quantity }).where(eq(skus.id, skuId));
  return { skuId, storeId: reward?.storeId ?? "" };
}

function lifeFrom(now: number) {
  return { startAt: new Date(now - 1), endAt: new Date(now + 3650 * dayMs) };
}

/** Points for who spends enough in a store. */
async function offerGift({ database: { db }, clock }: TestShop, stores: Stock["stores"]): Promise<void> {
  const { store, threshold, points } = offers.gift;
  await db.insert(fullDiscounts).values({
    id: "gift-points",
    storeId: stores[store],
    name: { en: "Points", zh: "积分" },
    scopeType: "ALL",
    scopeIds: [],
    thresholdCents: threshold,
    freeFreight: false,
    point: points,
    ...lifeFrom(clock.at),
    createdAt: new Date(clock.at),
  });
}

async function offerCoupons(shop: TestShop, stores: Stock["stores"]): Promise<void> {
  const { db } = shop.database;
  for (const name of couponNames) {
    const { store, cents, percentOff, threshold, limit } = offers.coupons[name];
    const effect =
      percentOff > 0
        ? { type: "DISCOUNT" as const, cents: null, payPercent: 100 - percentOff }
        : { type: "PRICE" as const, cents, payPercent: null };
    const storeId = store === null ? "0" : stores[store];
    const row = { ...effect, ...lifeFrom(shop.clock.at), storeId, thresholdCents: threshold, limitNum: limit };
    await db.insert(coupons).values(couponRow(shop, name, { ...row, rangeDayType: "FIXEDTIME" }));
  }
}
