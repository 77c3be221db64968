import * as goodsCalls from "@sundry/api/contract/goods";
import { today } from "@sundry/api/contract/seckill";
import { describe, expect, test } from "vitest";
import { runningOffers, takeFromOffer } from "#server/modules/catalogue/seckill/service.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** A time in the shop's zone (UTC+8, no summer time). */
function shopTime(day: string, time: string): number {
  return Date.parse(`${day}T${time}+08:00`);
}

const slots = () => shop.visit().send(today);

describe("slots of today", () => {
  test("[SK-01] every day of a week has its slots, with goods, prices and stock", async () => {
    for (const day of [
      "2027-03-01",
      "2027-03-02",
      "2027-03-03",
      "2027-03-04",
      "2027-03-05",
      "2027-03-06",
      "2027-03-07",
    ]) {
      shop.clock.at = shopTime(day, "00:00:00");
      const found = await slots();
      expect(found.length, day).toBeGreaterThanOrEqual(5);
      for (const { seckillGoodsList } of found) {
        expect(seckillGoodsList.length).toBeGreaterThan(0);
        for (const { price, originalPrice, quantity, goodsImage } of seckillGoodsList) {
          expect(price).toBeLessThan(originalPrice ?? 0);
          expect(quantity).toBeGreaterThan(0);
          expect(goodsImage).toMatch(/^\/media\//);
        }
      }
    }
  });

  test("[SK-02] a slot disappears once the next one has begun, the last one at midnight", async () => {
    shop.clock.at = shopTime("2027-03-01", "00:00:00");
    const hours = (await slots()).map(({ timeLine }) => timeLine);
    const [first = 0, second = 0] = hours;
    shop.clock.at = shopTime("2027-03-01", `${String(second).padStart(2, "0")}:00:00`) - 1000;
    expect((await slots())[0]?.timeLine).toBe(first);
    shop.clock.at += 1000;
    expect((await slots())[0]?.timeLine).toBe(second);
    shop.clock.at = shopTime("2027-03-01", "23:59:59");
    expect((await slots()).map(({ timeLine }) => timeLine)).toEqual(hours.slice(-1));
  });

  test("[SK-03] returns when a slot begins and how long that is from now", async () => {
    shop.clock.at = shopTime("2027-03-01", "07:59:30");
    const [slot] = await slots();
    expect(slot?.startTime).toBe(shopTime("2027-03-01", `${String(slot?.timeLine).padStart(2, "0")}:00:00`) / 1000);
    expect(slot?.distanceStartTime).toBe((slot?.startTime ?? 0) - shop.clock.at / 1000);
    shop.clock.at = (slot?.startTime ?? 0) * 1000 + 5000;
    expect((await slots())[0]?.distanceStartTime).toBe(0);
  });

  test("[SK-05] the flash price applies on the goods page while the slot runs, not before or after", async () => {
    shop.clock.at = shopTime("2027-03-01", "00:00:00");
    const [slot, next] = await slots();
    const offered = slot?.seckillGoodsList.find(({ quantity, salesNum }) => (salesNum ?? 0) < (quantity ?? 0));
    const input = { goodsId: offered?.goodsId ?? "", skuId: offered?.skuId ?? "" };
    const page = () => shop.visit().send(goodsCalls.skuDetail, input);
    expect((await page()).data.promotionFlag).toBe(false);
    shop.clock.at = (slot?.startTime ?? 0) * 1000;
    const during = await page();
    expect(during.data).toMatchObject({ promotionFlag: true, promotionPrice: offered?.price });
    const [key = ""] = Object.keys(during.promotionMap ?? {}).filter((name) => name.startsWith("SECKILL-"));
    expect(during.promotionMap?.[key]?.endTime).toBe((next?.startTime ?? 0) * 1000);
    shop.clock.at = (next?.startTime ?? 0) * 1000;
    expect((await page()).data.promotionFlag).toBe(false);
  });
});

test("[GD-02] [SK-06] a goods page names the next round of today with its price, until it begins", async () => {
  shop.clock.at = shopTime("2027-03-02", "00:00:00");
  const [slot, next] = await slots();
  const offered = slot?.seckillGoodsList.find(({ quantity, salesNum }) => (salesNum ?? 0) < (quantity ?? 0));
  const input = { goodsId: offered?.goodsId ?? "", skuId: offered?.skuId ?? "" };
  const coming = async () => (await shop.visit().send(goodsCalls.skuDetail, input)).comingSeckill ?? null;
  const startsAt = (slot?.startTime ?? 0) * 1000;
  expect(await coming()).toEqual({ price: offered?.price, startsAt, endsAt: (next?.startTime ?? 0) * 1000 });
  shop.clock.at = startsAt - 1000;
  expect((await coming())?.startsAt).toBe(startsAt);
  shop.clock.at = startsAt;
  expect((await coming())?.startsAt ?? Infinity).toBeGreaterThan(startsAt);
  shop.clock.at = shopTime("2027-03-02", "23:59:59");
  expect(await coming()).toBeNull();
});

test("[BU-07] parallel buyers never take more of an offer than there is", async () => {
  shop.clock.at = shopTime("2027-03-01", "00:00:00");
  const [slot] = await slots();
  shop.clock.at = (slot?.startTime ?? 0) * 1000;
  const moment = { now: shop.clock.at, zone: "Asia/Shanghai" };
  const skuIds = slot?.seckillGoodsList.map(({ skuId = "" }) => skuId ?? "") ?? [];
  const { db } = shop.database;
  const offers = await runningOffers(db as Tx, moment, skuIds);
  const [offer] = [...offers.values()].sort((a, b) => a.left - b.left);
  if (!offer) throw new Error("nothing on offer");
  const each = Math.ceil(offer.left / 5);
  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const share = { memberId: `buyer-${at}`, offerId: offer.offerId, day: offer.day };
      return inTransaction(db, (tx) => takeFromOffer(tx, share, each, each));
    }),
  );
  expect(taken.filter((against) => against === null)).toHaveLength(Math.floor(offer.left / each));
  const [after] = (await runningOffers(db as Tx, moment, [offer.skuId])).values();
  expect(after?.left ?? 0).toBe(offer.left % each);
});
