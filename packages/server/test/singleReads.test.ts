import { getByType } from "@sundry/api/contract/article";
import { members } from "@sundry/api/contract/pintuan";
import { get, list, save } from "@sundry/api/contract/receipt";
import { byTimeline, today } from "@sundry/api/contract/seckill";
import { describe, expect, test } from "vitest";
import { buyer, refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

describe("an article of a fixed kind", () => {
  test("[MC-16] is found with its text in the reader's language", async () => {
    const [en, zh] = await Promise.all(
      (["en", "zh"] as const).map((lang) => shop.visit(lang).send(getByType, { type: "STORE_REGISTER" })),
    );
    expect(en).toMatchObject({ type: "STORE_REGISTER", id: zh?.id });
    expect(en?.content.length).toBeGreaterThan(200);
    expect(zh?.content).toMatch(/\p{Script=Han}/u);
  });

  test("[GD-07] OTHER is not such a kind, and neither is anything unknown", async () => {
    expect(await shop.visit().send(getByType, { type: "OTHER" })).toBeNull();
    expect(await refusalOf(shop.visit().send(getByType, { type: "NOTHING" }))).toBe(4002);
  });
});

describe("the goods of one flash-sale slot", () => {
  test("[SK-01] are the same as in the day's list", async () => {
    const client = shop.visit();
    const [slot] = await client.send(today, {});
    expect(await client.send(byTimeline, { timeline: String(slot?.timeLine) })).toEqual(slot?.seckillGoodsList);
  });

  test("[SK-01] an hour without a slot has none, and anything but an hour is refused", async () => {
    const client = shop.visit();
    const hours = new Set((await client.send(today, {})).map(({ timeLine }) => timeLine));
    const free = Array.from({ length: 24 }, (_, hour) => hour).find((hour) => !hours.has(hour));
    expect(await client.send(byTimeline, { timeline: String(free) })).toEqual([]);
    for (const timeline of ["24", "-1", "noon"])
      expect(await refusalOf(client.send(byTimeline, { timeline }))).toBe(4002);
  });
});

test("[GD-04] no group buying exists, so no group is open", async () => {
  expect(await shop.visit().send(members, { pintuanId: "1" })).toEqual([]);
  expect(await refusalOf(shop.visit().send(members, { pintuanId: "x".repeat(3000) }))).toBe(4002);
});

describe("one invoice", () => {
  test("[BU-03] is read by its owner", async () => {
    const { client } = await buyer(shop);
    await client.send(save, { receiptTitle: "Mei Weaving", receiptContent: "Goods" });
    const [kept] = (await client.send(list, {})).records;
    expect(await client.send(get, { id: kept?.id ?? "" })).toEqual(kept);
  });

  test("[BU-03] is unknown if it belongs to somebody else; visitors are refused", async () => {
    const { client } = await buyer(shop);
    const kept = await client.send(save, { receiptTitle: "Mei Weaving", receiptContent: "Goods" });
    const id = kept?.id ?? "";
    expect(await refusalOf((await buyer(shop)).client.send(get, { id }))).toBe(20014);
    expect(await refusalOf(client.send(get, { id: "1" }))).toBe(20014);
    expect((await shop.app.request(`/api/receipt/${id}`)).status).toBe(403);
  });
});
