import * as cart from "@sundry/api/contract/cart";
import { createTrade, getChecked } from "@sundry/api/contract/checkout";
import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { goodsIdOf } from "@sundry/demo";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { refusalOf, sentenceOf, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { customer } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
/** Two variants of goods with a minimum order of a dozen. */
let blue: string;
let red: string;

beforeAll(async () => {
  await withoutPromotions(shop);
  const { db } = shop.database;
  const [first] = await db
    .select({ goodsId: skus.goodsId })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(eq(skus.position, 1))
    .orderBy(asc(skus.goodsId))
    .limit(1);
  const goodsId = first?.goodsId ?? goodsIdOf("folding-umbrella", "polka-dot");
  const tiers = [{ num: 12, cents: 300 }];
  await db
    .update(goods)
    .set({ salesModel: "WHOLESALE", minimum: 12, tiers, shelf: "UPPER" })
    .where(eq(goods.id, goodsId));
  await db.update(skus).set({ quantity: 500, priceCents: 300 }).where(eq(skus.goodsId, goodsId));
  const own = await db.select({ id: skus.id }).from(skus).where(eq(skus.goodsId, goodsId)).orderBy(asc(skus.position));
  [blue, red] = [own[0]?.id ?? "", own[1]?.id ?? ""];
});

const linesOf = async ({ client }: TestBuyer) =>
  (await client.send(cart.getAll)).skuList.map(({ num, checked, minimum, errorMessage }) => ({
    num,
    checked,
    minimum,
    errorMessage,
  }));
const half = () => ({ lines: [blue, red].map((skuId) => ({ skuId, num: 6 })) });

test("[VA-03] six blue and six red make a dozen: in the cart, at its steppers, at the checkout and in the order", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  await client.send(cart.setSkus, half());
  const line = { num: 6, checked: true, minimum: 6, errorMessage: "" };
  expect(await linesOf(someone)).toEqual([line, line]);
  expect((await client.send(getChecked, { way: "CART" })).priceDetailDTO.goodsPrice).toBe(36);
  expect(await refusalOf(client.send(createTrade, {}))).toBe(0);
});

test("[VA-03] a dozen of one colour allows single pieces of another, and then fewer of the first", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  expect(await refusalOf(client.send(cart.addSku, { skuId: blue, num: 6 }))).toBe(11025);
  await client.send(cart.addSku, { skuId: blue, num: 12 });
  await client.send(cart.addSku, { skuId: red, num: 1 });
  expect((await linesOf(someone)).map(({ minimum }) => minimum)).toEqual([11, 1]);
  await client.send(cart.setSkuNum, { skuId: blue, num: 11 });
  expect(await sentenceOf(client.send(cart.setSkuNum, { skuId: blue, num: 10 }))).toContain("1 more");
});

test("[VA-03] variants that are below the minimum together are refused together, and nothing is added", async () => {
  const someone = await customer(shop);
  const lines = [
    { skuId: blue, num: 6 },
    { skuId: red, num: 5 },
  ];
  expect(await refusalOf(someone.client.send(cart.setSkus, { lines }))).toBe(11025);
  expect(await linesOf(someone)).toEqual([]);
});

test("[VA-03] variants that need each other are selected and unselected together", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  await client.send(cart.setSkus, half());
  const ticks = async () => (await linesOf(someone)).map(({ checked }) => checked);
  await client.send(cart.checkSku, { skuId: red, checked: false });
  expect(await ticks()).toEqual([false, false]);
  expect((await linesOf(someone)).map(({ errorMessage }) => errorMessage)).toEqual(["", ""]);
  await client.send(cart.checkSku, { skuId: blue, checked: true });
  expect(await ticks()).toEqual([true, true]);
});

test("[VA-03] a variant left below the minimum is unselected with the reason, and does not block the checkout", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  await client.send(cart.setSkus, half());
  await client.send(cart.removeSkus, { skuIds: [red] });
  expect(await linesOf(someone)).toEqual([
    { num: 6, checked: false, minimum: 12, errorMessage: "Minimum order 12: add 6 more" },
  ]);
  await client.send(cart.checkAll, { checked: true });
  expect((await client.send(getChecked, { way: "CART" })).skuList).toEqual([]);
});
