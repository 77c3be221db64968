import type { SeckillSlot } from "@sundry/api/contract/entities/seckill";
import { expect, test } from "vitest";
import { roundsOf } from "./seckillRounds.ts";

const midnight = Date.UTC(2026, 10, 20, 16) / 1000;
const shop = { zone: "Asia/Shanghai", now: midnight * 1000 };
const slot = (hour: number, goods: SeckillSlot["seckillGoodsList"] = []): SeckillSlot => ({
  timeLine: hour,
  startTime: midnight + hour * 3600,
  distanceStartTime: 0,
  seckillGoodsList: goods,
});

test("[SK-03] a round ends when the next one begins, the last at the shop's midnight", () => {
  const rounds = roundsOf([slot(14), slot(10), slot(20)], shop);
  expect(rounds.map(({ hour }) => hour)).toEqual([10, 14, 20]);
  expect(rounds.map(({ endsAt }) => (endsAt / 1000 - midnight) / 3600)).toEqual([14, 20, 24]);
});

test("[SK-04] goods have both prices, their minimum and the share sold", () => {
  const goods = {
    goodsId: "3",
    skuId: "7",
    goodsName: "Socks",
    goodsImage: "/media/goods/3/1.webp",
    price: 5.9,
    originalPrice: 7.8,
    quantity: 50,
    salesNum: 31,
    minimum: 5,
  };
  expect(roundsOf([slot(10, [goods])], shop)[0]?.goods[0]).toEqual({
    id: "7",
    href: "/goodsDetail?goodsId=3&skuId=7",
    name: "Socks",
    image: "/media/goods/3/1.webp",
    price: 5.9,
    was: 7.8,
    minimum: 5,
    claimedPercent: 62,
  });
});

test("[SK-04] without the number sold no share is told", () => {
  const goods = { goodsName: "Socks", price: 5.9, originalPrice: 7.8, quantity: 50, salesNum: null };
  expect(roundsOf([slot(10, [goods])], shop)[0]?.goods[0]).not.toHaveProperty("claimedPercent");
});

test("[SK-07] a slot without its start begins at its hour of the shop's today", () => {
  const rounds = roundsOf([{ timeLine: 10, seckillGoodsList: [] }, slot(14)], shop);
  expect(rounds.map(({ hour, startsAt }) => [hour, (startsAt / 1000 - midnight) / 3600])).toEqual([
    [10, 10],
    [14, 14],
  ]);
});

test("[SK-07] goods without ids lead to the search for their name", () => {
  const goods = { goodsName: "Wool socks", goodsImage: "/a.webp", price: 5.9, originalPrice: 7.8 };
  expect(roundsOf([slot(10, [goods])], shop)[0]?.goods[0]).toMatchObject({
    name: "Wool socks",
    href: "/goodsList?keyword=Wool+socks",
  });
});

test("[BK-17] a slot at an hour that no clock has is left out; a day without slots has no rounds", () => {
  expect(roundsOf([{ timeLine: 25, seckillGoodsList: [] }], shop)).toEqual([]);
  expect(roundsOf([], shop)).toEqual([]);
});
