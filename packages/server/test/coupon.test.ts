import * as calls from "@sundry/api/contract/coupon";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { ownedCoupons } from "#server/db/schema/ownedCoupon.ts";
import { couponActivities, couponActivityGrants, coupons } from "#server/db/schema/promotion.ts";
import { forgetOldCoupons } from "#server/modules/catalogue/coupon/retention.ts";
import { letPass } from "./afterSales.ts";
import { buyer, refusalOf } from "./buyers.ts";
import { asStore } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const dayMs = 86_400_000;
let made = 0;

async function offer(more: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
  made += 1;
  const id = `test-coupon-${made}`;
  await shop.database.db.insert(coupons).values({
    id,
    storeId: "0",
    name: { en: "5 off", zh: "减5元" },
    description: { en: "Any goods", zh: "全场通用" },
    type: "PRICE",
    cents: 500,
    thresholdCents: 2000,
    scopeType: "ALL",
    scopeIds: [],
    getType: "FREE",
    publishNum: 0,
    limitNum: 0,
    rangeDayType: "DYNAMICTIME",
    effectiveDays: 7,
    sortOrder: 999,
    createdAt: new Date(shop.clock.at),
    ...more,
  });
  return id;
}

test("[GD-06] a claimed coupon belongs to the buyer, with its value and end", async () => {
  const { client } = await buyer(shop);
  const id = await offer();
  await client.send(calls.receive, { id });
  const [mine] = (await client.send(calls.mine, { memberCouponStatus: "NEW" })).records;
  expect(mine).toMatchObject({ couponId: id, couponName: "5 off", price: 5, consumeThreshold: 20, platformFlag: true });
  expect(mine?.description).toBe("Any goods");
  expect(mine?.endTime).toMatch(/ 00:00:00$/);
});

test("[GD-06] refused in this order: unknown, not free, not running, none left, own limit reached", async () => {
  const { client } = await buyer(shop);
  const past = {
    rangeDayType: "FIXEDTIME" as const,
    startAt: new Date(shop.clock.at - 2 * dayMs),
    endAt: new Date(shop.clock.at - dayMs),
  };
  const limited = await offer({ limitNum: 1 });
  await client.send(calls.receive, { id: limited });
  const refusals: [string, number][] = [
    ["none", 41007],
    [await offer({ getType: "ACTIVITY", ...past }), 41030],
    [await offer({ ...past, publishNum: 1, receivedNum: 1 }), 41005],
    [await offer({ publishNum: 1, receivedNum: 1 }), 41006],
    [limited, 41000],
  ];
  for (const [id, code] of refusals) expect(await refusalOf(client.send(calls.receive, { id })), id).toBe(code);
});

test("[BU-07] 30 buyers at once for 5 coupons: exactly 5 get one", async () => {
  const id = await offer({ publishNum: 5 });
  const buyers = await Promise.all(Array.from({ length: 30 }, () => buyer(shop)));
  const codes = await Promise.all(buyers.map(({ client }) => refusalOf(client.send(calls.receive, { id }))));
  expect(codes.filter((code) => code === 0)).toHaveLength(5);
  expect(codes.filter((code) => code === 41006)).toHaveLength(25);
  const [row] = await shop.database.db.select().from(coupons).where(eq(coupons.id, id));
  expect(row?.receivedNum).toBe(5);
});

test("[BU-07] one buyer who claims 20 times at once gets as many as allowed, and the rest stay available", async () => {
  const id = await offer({ publishNum: 10, limitNum: 2 });
  const { client } = await buyer(shop);
  const codes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(client.send(calls.receive, { id }))));
  expect(codes.filter((code) => code === 0)).toHaveLength(2);
  const [row] = await shop.database.db.select().from(coupons).where(eq(coupons.id, id));
  expect(row?.receivedNum).toBe(2);
});

test("[MC-07] tabs: unused, used and expired; a coupon expires at its end without any action", async () => {
  const { client, id: memberId } = await buyer(shop);
  for (const id of [await offer(), await offer({ effectiveDays: 1 }), await offer()])
    await client.send(calls.receive, { id });
  const [newest] = (await client.send(calls.mine, {})).records;
  await shop.database.db
    .update(ownedCoupons)
    .set({ state: "USED" })
    .where(eq(ownedCoupons.id, newest?.id ?? ""));
  shop.clock.at += 2 * dayMs;
  // Two days later the first session has ended, so another one reads the coupons.
  const reader = await buyer(shop);
  await shop.database.db.update(ownedCoupons).set({ memberId: reader.id }).where(eq(ownedCoupons.memberId, memberId));
  const count = async (memberCouponStatus: "NEW" | "USED" | "EXPIRE") =>
    (await reader.client.send(calls.mine, { memberCouponStatus })).total;
  expect([await count("NEW"), await count("USED"), await count("EXPIRE")]).toEqual([1, 1, 1]);
});

test("[MC-07] coupons for stores, a scope and an amount: of the platform and of those stores, with the amount reached and the goods covered", async () => {
  const { client } = await buyer(shop);
  const store = idOf("store", "glint");
  const wanted = [
    await offer({ storeId: store }),
    await offer({ scopeType: "PORTION_GOODS", scopeIds: ["7", "8"] }),
    await offer({ thresholdCents: 9900 }),
    await offer({ storeId: idOf("store", "threadwell") }),
    await offer({ scopeType: "PORTION_GOODS", scopeIds: ["9"] }),
  ];
  for (const id of wanted) await client.send(calls.receive, { id });
  const { records } = await client.send(calls.canUse, { storeId: store, scopeId: "8", totalPrice: 50 });
  expect(records.map(({ couponId }) => couponId).toSorted()).toEqual(wanted.slice(0, 2).toSorted());
});

async function activity(couponIds: string[], more: Partial<typeof couponActivities.$inferInsert> = {}): Promise<void> {
  made += 1;
  await shop.database.db.insert(couponActivities).values({
    id: `test-activity-${made}`,
    name: { en: "Gift", zh: "赠券" },
    kind: "AUTO_COUPON",
    memberIds: [],
    couponIds,
    period: "DAY",
    startAt: new Date(shop.clock.at - dayMs),
    endAt: new Date(shop.clock.at + 90 * dayMs),
    ...more,
  });
}

test("[GD-06] [HM-13] what a limit counts is kept: neither claims nor activities give more, however long after the end", async () => {
  const life = { effectiveDays: 1 };
  const [once, thrice, twoInAll] = [
    await offer({ ...life, limitNum: 1 }),
    await offer({ ...life, limitNum: 3 }),
    await offer({ ...life, publishNum: 2 }),
  ];
  const onceOfDaily = await offer({ ...life, getType: "ACTIVITY", limitNum: 1 });
  const onceEver = await offer({ ...life, getType: "ACTIVITY" });
  await activity([onceOfDaily]);
  await activity([onceEver], { period: "ONCE" });
  const someone = await buyer(shop);
  const got: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const id of [once, thrice, twoInAll])
      if ((await refusalOf(someone.client.send(calls.receive, { id }))) === 0) got.push(id);
    got.push(...(await someone.client.send(calls.activity, {})).map(({ couponId }) => couponId));
    await letPass(shop, 5 * dayMs, someone);
    await asStore(shop, forgetOldCoupons);
  }
  const times = [once, thrice, twoInAll, onceOfDaily, onceEver].map((id) => got.filter((one) => one === id).length);
  expect(times).toEqual([1, 3, 2, 1, 1]);
});

test("[HM-13] an activity hands out its coupons once per period, however many calls come at once", async () => {
  const daily = await offer({ getType: "ACTIVITY" });
  const once = await offer({ getType: "ACTIVITY" });
  await activity([daily]);
  await activity([once], { period: "ONCE" });
  const { client, id: memberId } = await buyer(shop);
  const mineOf = (answer: { couponId: string }[]) =>
    answer.map(({ couponId }) => couponId).filter((id) => id === daily || id === once);
  const answers = await Promise.all(Array.from({ length: 8 }, () => client.send(calls.activity, {})));
  expect(answers.flatMap(mineOf).toSorted()).toEqual([daily, once].toSorted());
  shop.clock.at += dayMs;
  const next = await buyer(shop);
  await shop.database.db
    .update(couponActivityGrants)
    .set({ memberId: next.id })
    .where(eq(couponActivityGrants.memberId, memberId));
  expect(mineOf(await next.client.send(calls.activity, {}))).toEqual([daily]);
});

test("[HM-13] an activity for named buyers gives others nothing, and an ended one gives nobody anything", async () => {
  const { client, id } = await buyer(shop);
  const stranger = await buyer(shop);
  const meant = await offer({ getType: "ACTIVITY" });
  const late = await offer({ getType: "ACTIVITY" });
  await activity([meant], { kind: "SPECIFY", memberIds: [id] });
  await activity([late], { endAt: new Date(shop.clock.at) });
  const idsOf = async (from: typeof client) =>
    (await from.send(calls.activity, {})).map(({ couponId }) => couponId).filter((x) => x === meant || x === late);
  expect(await idsOf(client)).toEqual([meant]);
  expect(await idsOf(stranger.client)).toEqual([]);
});

test("[HM-13] exhausted coupons and those held as often as allowed are left out, and the rest are given; visitors get none", async () => {
  const left = await offer({ getType: "ACTIVITY" });
  const gone = await offer({ getType: "ACTIVITY", publishNum: 1, receivedNum: 1 });
  const limited = await offer({ getType: "ACTIVITY", limitNum: 1 });
  await activity([limited]);
  await activity([left, gone, limited]);
  const { client } = await buyer(shop);
  const given = (await client.send(calls.activity, {})).map(({ couponId }) => couponId);
  expect(given.filter((id) => [left, gone, limited].includes(id)).toSorted()).toEqual([left, limited].toSorted());
  expect((await shop.app.request("/api/coupon/activity")).status).toBe(403);
});

test("[GD-06] available coupons can be sorted by their end, soonest first; those valid from the claim come last", async () => {
  const fixed = (days: number) => ({
    rangeDayType: "FIXEDTIME" as const,
    startAt: new Date(shop.clock.at - dayMs),
    endAt: new Date(shop.clock.at + days * dayMs),
  });
  const ids = [await offer(), await offer(fixed(9)), await offer(fixed(4))];
  const query = { storeId: "0", sort: "endTime", order: "asc", pageSize: 100 } as const;
  const { records } = await shop.visit().send(calls.list, query);
  expect(records.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([ids[2], ids[1], ids[0]]);
  const ends = records.map(({ endTime }) => endTime ?? "~");
  expect(ends).toEqual(ends.toSorted());
});
