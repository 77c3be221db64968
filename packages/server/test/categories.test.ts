import * as goodsCalls from "@sundry/api/contract/goods";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { hotWords } from "#server/db/schema/catalogue.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

function search(input: { keyword?: string; [name: string]: unknown }, language: "en" | "zh" = "en") {
  return shop.visit(language).send(goodsCalls.search, { pageSize: 100, ...input });
}

describe("categories and hot words", () => {
  test("[HM-12] the tree has three levels in menu order, each node with a picture", async () => {
    const tree = await shop.visit().send(goodsCalls.categoryChildren, { id: "0" });
    expect(tree.length).toBeGreaterThanOrEqual(10);
    const second = tree.flatMap(({ children }) => children ?? []);
    const third = second.flatMap(({ children }) => children ?? []);
    expect(third.length).toBeGreaterThan(second.length);
    expect([...tree, ...second, ...third].every(({ image }) => image?.startsWith("/media/"))).toBe(true);
    const [first] = tree;
    const children = await shop.visit().send(goodsCalls.categoryChildren, { id: first?.id ?? "" });
    expect(children).toEqual(first?.children);
  });

  test("[HM-06] returns the most searched words of the language, and a search with results counts", async () => {
    const visitor = shop.visit();
    const words = await visitor.send(goodsCalls.hotWords, { count: 5 });
    expect(words).toHaveLength(5);
    expect(await shop.visit("zh").send(goodsCalls.hotWords, { count: 5 })).not.toEqual(words);
    for (let n = 0; n < 3; n += 1) await search({ keyword: "sewing kit" });
    await search({ keyword: "qqqq" });
    await shop.settled();
    const all = await visitor.send(goodsCalls.hotWords, { count: 50 });
    expect(all).toContain("sewing kit");
    expect(all).not.toContain("qqqq");
  });

  test("[HM-06] a visitor who searches for a word many times makes it no hot word; many visitors do", async () => {
    const words = async () => (await shop.visit().send(goodsCalls.hotWords, { count: 50 })) ?? [];
    const [keyword = ""] = (await shop.visit().send(goodsCalls.search, { keyword: "lamp" })).records
      .flatMap(({ goodsName }) => goodsName.toLowerCase().split(" "))
      .filter((word) => /^[a-z]{5,12}$/.test(word));
    const scoreOf = async () =>
      (await shop.database.db.select().from(hotWords).where(eq(hotWords.word, keyword)))[0]?.score ?? 0;
    const before = await scoreOf();
    const greedy = shop.visit("en", "203.0.113.61");
    for (let at = 0; at < 12; at += 1) await greedy.send(goodsCalls.search, { keyword });
    // Other devices of one address, and other addresses of one network, are the same visitor.
    for (let at = 0; at < 4; at += 1) {
      await shop.visit("en", "203.0.113.61").send(goodsCalls.search, { keyword });
      await shop.visit("en", `2001:db8:9:9::${at + 1}`).send(goodsCalls.search, { keyword });
    }
    await shop.settled();
    expect((await scoreOf()) - before).toBe(2);
    for (let at = 0; at < 5; at += 1)
      await shop.visit("en", `203.0.113.${at + 70}`).send(goodsCalls.search, { keyword });
    await shop.settled();
    expect((await scoreOf()) - before).toBe(7);
    shop.clock.at += 24 * 60 * 60_000;
    await greedy.send(goodsCalls.search, { keyword });
    await shop.settled();
    expect((await scoreOf()) - before).toBe(8);
    expect(await words()).not.toEqual([]);
  });

  test("[HM-06] every hot word finds goods", async () => {
    for (const language of ["en", "zh"] as const)
      for (const keyword of (await shop.visit(language).send(goodsCalls.hotWords, { count: 10 })) ?? [])
        expect((await search({ keyword }, language)).total, keyword).toBeGreaterThan(0);
  });
});
