import { clear, list, remove } from "@sundry/api/contract/footprint";
import { expect, test } from "vitest";
import { inTransaction } from "#server/db/transaction.ts";
import { recordVisit } from "#server/modules/catalogue/footprint/service.ts";
import { buyer, refusalOf, shelf, type TestBuyer } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** A buyer who has viewed three goods; the latest is first in the list. */
async function visitor() {
  const someone = await buyer(shop);
  const visited = await shelf(shop, "threadwell", [{ cents: 250 }, { cents: 480 }, { cents: 310 }]);
  for (const { skuId } of visited) {
    shop.clock.at += 1000;
    await inTransaction(shop.database.db, (tx) => recordVisit(tx, shop.services, someone.id, skuId));
  }
  return { ...someone, goodsIds: visited.map(({ goodsId }) => goodsId) };
}

const seen = async ({ client }: Pick<TestBuyer, "client">) =>
  (await client.send(list, {})).records.map(({ goodsId }) => goodsId);

test("[MC-09] one visit is deleted, then several at once; unknown ones do no harm", async () => {
  const someone = await visitor();
  const [first = "", second = "", third = ""] = someone.goodsIds;
  await someone.client.send(remove, { ids: second });
  expect(await seen(someone)).toEqual([third, first]);
  await someone.client.send(remove, { ids: [first, third, second, "1"].join(",") });
  expect(await seen(someone)).toEqual([]);
});

test("[MC-09] a visit is deleted by the id of its row too, and nobody else's of the same SKU", async () => {
  const someone = await visitor();
  const { records } = await someone.client.send(list, {});
  const other = await buyer(shop);
  const [newest, , oldest] = records.map(({ id }) => id);
  await inTransaction(shop.database.db, (tx) => recordVisit(tx, shop.services, other.id, newest ?? ""));
  await someone.client.send(remove, { ids: `${newest},${oldest}` });
  expect(await seen(someone)).toEqual([someone.goodsIds[1]]);
  expect(await seen(other)).toEqual([someone.goodsIds[2]]);
});

test("[MC-09] all visits are deleted at once, and an empty list is not a fault", async () => {
  const someone = await visitor();
  await someone.client.send(clear);
  expect(await seen(someone)).toEqual([]);
  expect(await someone.client.send(clear)).toBeNull();
});

test("[MC-09] a buyer deletes only their own visits", async () => {
  const [someone, other] = [await visitor(), await visitor()];
  await someone.client.send(remove, { ids: other.goodsIds.join(",") });
  await someone.client.send(clear);
  expect(await seen(other)).toHaveLength(3);
});

test("[MC-09] refused: no ids, more than are kept, and a visitor", async () => {
  const { client } = await buyer(shop);
  expect(await refusalOf(client.send(remove, { ids: "," }))).toBe(4002);
  expect(await refusalOf(client.send(remove, { ids: Array.from({ length: 101 }, (_, at) => at).join(",") }))).toBe(
    4002,
  );
  expect((await shop.app.request("/api/member/footprint", { method: "DELETE" })).status).toBe(403);
});
