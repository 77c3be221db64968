import { describe, expect, test } from "vitest";
import { seedDemo } from "@sundry/demo";
import { useShop } from "./support/shop.ts";

const shop = useShop();

async function one(sql: string): Promise<number> {
  const [row] = await shop.database.query<{ n: number }>(`select ${sql} as n`);
  return row?.n ?? Number.NaN;
}

describe("the demo marketplace", () => {
  test("[GD-01] is as large as documented", async () => {
    expect(await one("(select count(*) from stores where goods_num > 0)")).toBeGreaterThanOrEqual(12);
    expect(await one("(select count(*) from categories where level = 0)")).toBeGreaterThanOrEqual(10);
    expect(await one("(select max(level) from categories)")).toBe(2);
    expect(await one("(select count(*) from goods)")).toBeGreaterThanOrEqual(600);
    expect(await one("(select max(n) from (select count(*) n from skus group by goods_id) s)")).toBeLessThanOrEqual(12);
    expect(await one("(select count(*) from goods where jsonb_array_length(tiers) > 1)")).toBeGreaterThan(50);
    expect(await one("(select count(*) from evaluations)")).toBeGreaterThanOrEqual(2500);
    expect(await one("(select count(*) from points_goods)")).toBeGreaterThan(5);
    expect(await one("(select count(*) from articles)")).toBeGreaterThan(10);
    expect(await one("(select count(distinct weekday) from seckill_offers)")).toBe(7);
  });

  test("[GD-02] has numbers that agree with its rows", async () => {
    expect(
      await one(`(select count(*) from goods g where comment_num <> (select count(*) from evaluations e where e.goods_id = g.id)
        or good_comment_num <> (select count(*) from evaluations e where e.goods_id = g.id and e.grade = 'GOOD'))`),
    ).toBe(0);
    expect(
      await one(
        "(select count(*) from stores s where goods_num <> (select count(*) from goods where store_id = s.id))",
      ),
    ).toBe(0);
    expect(
      await one(
        "(select count(*) from goods g where price_cents <> (select min(price_cents) from skus where goods_id = g.id))",
      ),
    ).toBe(0);
    expect(
      await one(
        "(select count(*) from evaluations e join goods g on g.id = e.goods_id where e.created_at < g.released_at)",
      ),
    ).toBe(0);
  });

  test("[SK-01] has no goods on flash sale twice a day", async () => {
    expect(
      await one("(select count(*) from (select 1 from seckill_offers group by weekday, sku_id having count(*) > 1) s)"),
    ).toBe(0);
  });

  test("[BU-07] is filled once, even if two processes start at once", async () => {
    const before = await one("(select count(*) from goods)");
    expect(await Promise.all([seedDemo(shop.database, shop.services), seedDemo(shop.database, shop.services)])).toEqual(
      [false, false],
    );
    expect(await one("(select count(*) from goods)")).toBe(before);
  });

  test("[BU-07] leaves nothing behind if filling is interrupted", async () => {
    // The existing brands collide with the filling, which must roll back to exactly these rows.
    await shop.database.query("truncate goods, categories, stores, regions, members, settings cascade");
    await expect(seedDemo(shop.database, shop.services)).rejects.toThrow(/insert into "brands"/);
    expect(await one("(select count(*) from categories)")).toBe(0);
    expect(await one("(select count(*) from goods)")).toBe(0);
  });
});
