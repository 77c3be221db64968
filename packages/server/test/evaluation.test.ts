import * as calls from "@sundry/api/contract/evaluation";
import * as goodsCalls from "@sundry/api/contract/goods";
import { get as getOrder } from "@sundry/api/contract/order";
import { file as uploadFile } from "@sundry/api/contract/upload";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { evaluations, goods, stores } from "#server/db/schema/catalogue.ts";
import { evaluateForgotten } from "#server/modules/aftercare/evaluation/automaticEvaluations.ts";
import { replyToEvaluation } from "#server/modules/aftercare/evaluation/service.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { buyer, numberOf, refusalOf, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { asStore, storeRefusal, sweeping } from "./orders.ts";
import { type BoughtLine, boughtLine, completedLine, shipAll } from "./reviewable.ts";
import { useShop } from "./support/shop.ts";

const dataDir = await mkdtemp(join(tmpdir(), "sundry-evaluations-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = useShop({ dataDir });

async function talkedAbout(): Promise<{ goodsId: string; commentNum: number; grade: number }> {
  const { records } = await shop.visit().send(goodsCalls.search, { sort: "commentNum", order: "desc", pageSize: 1 });
  const [{ goodsId = "", commentNum, grade } = {}] = records;
  return { goodsId, commentNum: commentNum ?? 0, grade: grade ?? 0 };
}

test("[GD-02] counts, list and the goods' own number agree for every grade", async () => {
  const { goodsId, commentNum, grade } = await talkedAbout();
  const visitor = shop.visit();
  const counts = await visitor.send(calls.counts, { id: goodsId });
  expect(counts.all).toBe(commentNum);
  expect(counts.good + counts.moderate + counts.worse).toBe(counts.all);
  expect(grade).toBe(Math.round((counts.good * 100) / counts.all));
  for (const [name, total] of [
    ["GOOD", counts.good],
    ["MODERATE", counts.moderate],
    ["WORSE", counts.worse],
  ] as const) {
    const page = await visitor.send(calls.listForGoods, { goodsId, grade: name, pageSize: 100 });
    expect(page.total).toBe(total);
    expect(page.records.every((record) => record.grade === name)).toBe(true);
  }
  const pictured = await visitor.send(calls.listForGoods, { goodsId, haveImage: "1", pageSize: 100 });
  expect(pictured.total).toBe(counts.haveImage);
  expect(pictured.records.every(({ images }) => images?.startsWith("/media/"))).toBe(true);
});

test("[GD-02] the newest come first, page by page, in the reader's language", async () => {
  const { goodsId } = await talkedAbout();
  const first = await shop.visit().send(calls.listForGoods, { goodsId, pageSize: 5 });
  const second = await shop.visit().send(calls.listForGoods, { goodsId, pageSize: 5, pageNumber: 2 });
  const times = [...first.records, ...second.records].map(({ createTime }) => createTime);
  expect(times).toEqual([...times].sort().reverse());
  const chinese = await shop.visit("zh").send(calls.listForGoods, { goodsId, pageSize: 5 });
  expect(chinese.records.map(({ id }) => id)).toEqual(first.records.map(({ id }) => id));
  expect(chinese.records.every(({ content }) => /\p{Script=Han}/u.test(content ?? ""))).toBe(true);
});

test("[GD-02] the highest or the lowest scores come first, of the same score the newest, across pages and filters", async () => {
  const { goodsId } = await talkedAbout();
  const sorted = async (order: "asc" | "desc" | undefined, filter: object = {}) => {
    const input = { goodsId, sort: "score", ...(order && { order }), ...filter };
    const pages = await Promise.all(
      [1, 2].map((pageNumber) => shop.visit().send(calls.listForGoods, { ...input, pageNumber, pageSize: 10 })),
    );
    return pages
      .flatMap(({ records }) => records)
      .map((one) => ({
        score: (one.descriptionScore ?? 0) + (one.serviceScore ?? 0) + (one.deliveryScore ?? 0),
        at: one.createTime,
      }));
  };
  const highest = await sorted("desc");
  expect(new Set(highest.map(({ score }) => score)).size).toBeGreaterThan(1);
  expect(highest).toEqual(highest.toSorted((a, b) => b.score - a.score || (a.at < b.at ? 1 : -1)));
  expect(await sorted(undefined)).toEqual(highest);
  const lowest = await sorted("asc");
  expect(lowest).toEqual(lowest.toSorted((a, b) => a.score - b.score || (a.at < b.at ? 1 : -1)));
  const pictured = await sorted("desc", { haveImage: "1" });
  expect(pictured.map(({ score }) => score)).toEqual(pictured.map(({ score }) => score).toSorted((a, b) => b - a));
});

test("[GD-02] the scores of every store are the means of its reviews, so that a good review never lowers them", async () => {
  const wrong = await shop.database.query(
    `select s.id from stores s join evaluations e on e.store_id = s.id and e.visible
      group by s.id having round(avg(e.description_score) * 100) <> s.description_score
        or round(avg(e.service_score) * 100) <> s.service_score or round(avg(e.delivery_score) * 100) <> s.delivery_score`,
  );
  expect(wrong).toEqual([]);
});

test("[GD-02] unknown goods have no evaluations, and an unknown grade is refused", async () => {
  expect(await shop.visit().send(calls.listForGoods, { goodsId: "1" })).toMatchObject({ records: [], total: 0 });
  expect(await shop.visit().send(calls.counts, { id: "1" })).toMatchObject({ all: 0 });
  const response = await shop.app.request("/api/member/evaluation/1/goodsEvaluation?grade=SUPERB");
  expect(response.status).toBe(400);
});

describe("reviewing an order line", () => {
  beforeAll(() => withoutPromotions(shop));

  const opinion = ({ orderItemSn, goodsId, skuId }: BoughtLine) =>
    ({ orderItemSn, goodsId, skuId, grade: "MODERATE", content: "  Bright, but the plug is loose. " }) as const;

  async function photoOf({ client }: TestBuyer): Promise<string> {
    const drawn = sharp({ create: { width: 20, height: 20, channels: 3, background: "#fa0" } });
    return client.send(uploadFile, { file: new Blob([new Uint8Array(await drawn.png().toBuffer())]) });
  }

  /** The stored averages of goods and store, and those calculated from their evaluations. */
  async function sums({ goodsId, storeId }: BoughtLine) {
    const { db } = shop.database;
    const [told] = await db.select().from(goods).where(eq(goods.id, goodsId));
    const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
    const rows = await db
      .select()
      .from(evaluations)
      .where(and(eq(evaluations.visible, true), eq(evaluations.storeId, storeId)));
    const own = rows.filter((row) => row.goodsId === goodsId);
    const mean = (numbers: number[]) => Math.round((numbers.reduce((sum, n) => sum + n, 0) * 100) / numbers.length);
    return {
      told: [
        told?.commentNum,
        told?.goodCommentNum,
        told?.rating,
        store?.descriptionScore,
        store?.serviceScore,
        store?.deliveryScore,
      ],
      counted: [
        own.length,
        own.filter(({ grade }) => grade === "GOOD").length,
        mean(own.map(({ descriptionScore }) => descriptionScore)),
        mean(rows.map(({ descriptionScore }) => descriptionScore)),
        mean(rows.map(({ serviceScore }) => serviceScore)),
        mean(rows.map(({ deliveryScore }) => deliveryScore)),
      ],
    };
  }

  test("[MC-06] a review is public, hides its author's name, and is counted", async () => {
    const line = await completedLine(shop);
    const { client, id } = line.buyer;
    const image = await photoOf(line.buyer);
    const made = await client.send(calls.add, {
      ...opinion(line),
      images: image,
      descriptionScore: 2,
      deliveryScore: 4,
    });
    expect(made).toMatchObject({ content: "Bright, but the plug is loose.", descriptionScore: 2, serviceScore: 5 });
    const mine = await client.send(calls.listMine, { orderItemSn: line.orderItemSn });
    expect(mine).toMatchObject({ total: 1, records: [{ orderNo: line.orderSn, grade: "MODERATE", images: image }] });
    const all = await shop.visit().send(calls.listForGoods, { goodsId: line.goodsId });
    expect(all.records[0]).toMatchObject({ id: mine.records[0]?.id, content: made.content });
    expect(all.records[0]?.memberName).toMatch(/^b\*\*\*\d$/);
    expect(all.records[0]).not.toHaveProperty("orderNo");
    const detail = await client.send(calls.get, { id: mine.records[0]?.id ?? "" });
    expect(detail).toMatchObject({ evaluationImages: [image], deliveryScore: 4 });
    const { told, counted } = await sums(line);
    expect(told).toEqual(counted);
    const order = await client.send(getOrder, { sn: line.orderSn });
    expect(order.orderItems[0]?.commentStatus).toBe("FINISHED");
    expect(
      await numberOf(shop, sql`select points from pending_points where member_id = ${id} and reason = 'EVALUATION'`),
    ).toBe(5);
  });

  test("[MC-06] one review per line, even if it is sent twice at once", async () => {
    const line = await completedLine(shop);
    const sent = Array.from({ length: 4 }, () => refusalOf(line.buyer.client.send(calls.add, opinion(line))));
    expect((await Promise.all(sent)).sort((a, b) => a - b)).toEqual([0, 35001, 35001, 35001]);
    expect((await line.buyer.client.send(calls.listMine, {})).total).toBe(1);
  });

  test("[MC-06] reviews of the same goods that arrive together all count", async () => {
    const lines = await Promise.all(Array.from({ length: 5 }, () => completedLine(shop)));
    await Promise.all(
      lines.map((line) => line.buyer.client.send(calls.add, { ...opinion(line), descriptionScore: 1 })),
    );
    const [line] = lines;
    if (!line) throw new Error("no line");
    const { told, counted } = await sums(line);
    expect(told).toEqual(counted);
  });

  test("[MC-06] refused before the order is completed, to others, and for lines that were not bought", async () => {
    const line = await boughtLine(shop);
    const add = (more: object, client = line.buyer.client) =>
      refusalOf(client.send(calls.add, { ...opinion(line), ...more }));
    expect(await add({})).toBe(35002);
    await shipAll(shop, line);
    expect(await add({})).toBe(35002);
    expect(await add({}, (await buyer(shop)).client)).toBe(31007);
    expect(await add({ orderItemSn: "OI1" })).toBe(31014);
    expect(await add({ skuId: "1" })).toBe(31014);
  });

  test.each([
    ["no words", { content: "   " }],
    ["141 characters", { content: "x".repeat(141) }],
    ["six stars", { serviceScore: 6 }],
    ["half a star", { serviceScore: 0.5 }],
    ["an unknown grade", { grade: "SUPERB" }],
    ["somebody else's picture", { images: `/media/uploads/${"a".repeat(40)}.webp` }],
    ["a picture of another site", { images: "https://elsewhere.example/pixel.gif" }],
  ])("[MC-06] refused: %s", async (_, more) => {
    const line = await completedLine(shop);
    const wrong = { ...opinion(line), ...more } as Parameters<typeof line.buyer.client.send<typeof calls.add>>[1];
    expect(await refusalOf(line.buyer.client.send(calls.add, wrong))).toBe(4002);
  });

  test("[MC-06] ten pictures are one too many", async () => {
    const line = await completedLine(shop);
    const images = Array.from({ length: 10 }, () => "x").join(",");
    expect(await refusalOf(line.buyer.client.send(calls.add, { ...opinion(line), images }))).toBe(4002);
  });

  test("[MC-06] somebody else's review can't be opened as one's own, and visitors have none", async () => {
    const line = await completedLine(shop);
    await line.buyer.client.send(calls.add, opinion(line));
    const { records } = await line.buyer.client.send(calls.listMine, {});
    const other = await buyer(shop);
    expect(await refusalOf(other.client.send(calls.get, { id: records[0]?.id ?? "" }))).toBe(35003);
    expect((await other.client.send(calls.listMine, {})).total).toBe(0);
    for (const path of ["/api/member/evaluation", "/api/member/evaluation/get/1"])
      expect((await shop.app.request(path)).status).toBe(403);
  });

  test("[MC-06] the store answers once", async () => {
    const line = await completedLine(shop);
    await line.buyer.client.send(calls.add, opinion(line));
    const { records } = await line.buyer.client.send(calls.listMine, {});
    const id = records[0]?.id ?? "";
    const reply = (words: string) =>
      asStore(shop, (tx, services) => replyToEvaluation(tx, services, { id, reply: words }));
    expect(await storeRefusal(reply(" "))).toBe(4002);
    await reply("We will send you a new plug.");
    expect(await storeRefusal(reply("Again"))).toBe(35003);
    expect(await line.buyer.client.send(calls.get, { id })).toMatchObject({ reply: "We will send you a new plug." });
  });

  test("[MC-06] without a review for fifteen days, a line gets a good rating automatically, once", async () => {
    const line = await completedLine(shop);
    await sweep(sweeping(shop), evaluateForgotten);
    expect((await line.buyer.client.send(calls.listMine, {})).total).toBe(0);
    shop.clock.at += 15 * 24 * 60 * 60_000;
    await Promise.all([sweep(sweeping(shop), evaluateForgotten), sweep(sweeping(shop), evaluateForgotten)]);
    expect(await sweep(sweeping(shop), evaluateForgotten)).toBe(0);
    const rows = await shop.database.db.select().from(evaluations).where(eq(evaluations.orderItemSn, line.orderItemSn));
    expect(rows).toMatchObject([
      { grade: "GOOD", descriptionScore: 5, content: { zh: "此用户未填写评价内容，系统默认好评" } },
    ]);
    expect(shop.faults).toEqual([]);
    const { told, counted } = await sums(line);
    expect(told).toEqual(counted);
  });
});
