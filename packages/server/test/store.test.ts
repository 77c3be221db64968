import { search } from "@sundry/api/contract/goods";
import * as calls from "@sundry/api/contract/store";
import { licence } from "@sundry/api/contract/storeEntry";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { stores } from "#server/db/schema/catalogue.ts";
import { refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const jinhe = idOf("store", "jinhe-umbrella");

describe("where goods can be picked up", () => {
  test("[BU-03] a store's counters in the reader's language, page by page", async () => {
    const page = await shop.visit("zh").send(calls.pickupPoints, { storeId: jinhe });
    expect(page).toMatchObject({ total: 1, current: 1, pages: 1 });
    expect(page.records[0]).toMatchObject({ id: idOf("pickup", "jinhe-umbrella"), addressName: "锦河工厂提货点" });
    expect((await shop.visit().send(calls.pickupPoints, { storeId: jinhe, pageNumber: 2 })).records).toEqual([]);
  });

  test("[BU-03] a store that only ships has none, an unknown one is refused, a closed one offers none", async () => {
    const client = shop.visit();
    const shipping = (await client.send(calls.list, { pageSize: 100 })).records.find((one) => !one.selfPickFlag);
    expect((await client.send(calls.pickupPoints, { storeId: shipping?.id ?? "" })).total).toBe(0);
    expect(await refusalOf(client.send(calls.pickupPoints, { storeId: "1" }))).toBe(50001);
    const all = await client.send(calls.pickupPointsFlat, {});
    expect(all.length).toBeGreaterThan(1);
    expect(await client.send(calls.pickupPointsFlat, { storeId: jinhe })).toEqual(
      all.filter(({ storeId }) => storeId === jinhe),
    );
    await shop.database.db.update(stores).set({ state: "CLOSED" }).where(eq(stores.id, jinhe));
    expect(await client.send(calls.pickupPointsFlat, { storeId: jinhe })).toEqual([]);
    await shop.database.db.update(stores).set({ state: "OPEN" }).where(eq(stores.id, jinhe));
  });
});

describe("a store's own information", () => {
  test("[GD-04] its categories are a tree whose leaves have goods of the store", async () => {
    const client = shop.visit();
    const [first] = await client.send(calls.labels, { id: jinhe });
    expect(first).toMatchObject({ level: 0 });
    const leaf = first?.children?.[0]?.children?.[0];
    expect(leaf?.level).toBe(2);
    const found = await client.send(search, { storeId: jinhe, categoryId: leaf?.id ?? "" });
    expect(found.total).toBeGreaterThan(0);
    expect(await refusalOf(client.send(calls.labels, { id: "1" }))).toBe(50001);
  });

  test("[GD-04] the company behind it, in both languages", async () => {
    expect(await shop.visit().send(licence, { id: jinhe })).toMatchObject({
      companyName: "Jinhe Umbrella Works Co., Ltd.",
      licencePhoto: null,
    });
    expect((await shop.visit("zh").send(licence, { id: jinhe })).companyName).toContain("有限公司");
    expect(await refusalOf(shop.visit().send(licence, { id: "1" }))).toBe(50001);
  });
});

test("[GD-04] the demo marketplace has a decorated store and a closed one", async () => {
  const client = shop.visit();
  const head = (key: string) => client.send(calls.get, { id: idOf("store", key) });
  expect(await head("threadwell")).toMatchObject({
    pageShow: true,
    storeDisable: "OPEN",
    descriptionScore: expect.closeTo(4.5, 0),
  });
  expect(await head("quayside-cane")).toMatchObject({ pageShow: false, storeDisable: "CLOSED", goodsNum: 0 });
  const listed = (await client.send(calls.list, { pageSize: 100 })).records.map(({ id }) => id);
  expect(listed).not.toContain(idOf("store", "quayside-cane"));
});
