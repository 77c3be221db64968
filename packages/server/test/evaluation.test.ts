import * as calls from "@sundry/api/contract/evaluation";
import * as goodsCalls from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { useShop } from "./support/shop.ts";

const shop = useShop();

async function talkedAbout(): Promise<{ goodsId: string; commentNum: number; grade: number }> {
  const { records } = await shop.visit().send(goodsCalls.search, { sort: "commentNum", order: "desc", pageSize: 1 });
  const [{ goodsId = "", commentNum, grade } = {}] = records;
  return { goodsId, commentNum: commentNum ?? 0, grade: grade ?? 0 };
}

test("[GD-02] counts, list and the goods' own number agree, for every grade", async () => {
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

test("[GD-02] a goods nobody knows has no evaluations, and an unknown grade is refused", async () => {
  expect(await shop.visit().send(calls.listForGoods, { goodsId: "1" })).toMatchObject({ records: [], total: 0 });
  expect(await shop.visit().send(calls.counts, { id: "1" })).toMatchObject({ all: 0 });
  const response = await shop.app.request("/api/member/evaluation/1/goodsEvaluation?grade=SUPERB");
  expect(response.status).toBe(400);
});
