import { add as addAddress, edit } from "@sundry/api/contract/address";
import { addSku } from "@sundry/api/contract/cart";
import {
  createTrade,
  getChecked,
  selectAddress,
  selectCoupon,
  selectReceipt,
  selectShippingMethod,
  selectStoreAddress,
} from "@sundry/api/contract/checkout";
import { receive as receiveCoupon, mine } from "@sundry/api/contract/coupon";
import type { CartView, SeenSettlement } from "@sundry/api/contract/entities/basket";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { skus } from "#server/db/schema/catalogue.ts";
import { coupons, pointsGoods } from "#server/db/schema/promotion.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { movePoints } from "#server/modules/account/member/points.ts";
import { inYiwu, refusalOf, sentenceOf, shelf, type ShelfSku, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { couponRow, customer, orderSnsOf } from "./orders.ts";
import { useShop } from "./support/shop.ts";
import type { Own } from "./support/ownClient.ts";

const shop = useShop();
let grey: ShelfSku;
let teal: ShelfSku;

/** Two goods at the same price: the total does not show which of them is ordered. */
beforeAll(async () => {
  await withoutPromotions(shop);
  const [a, b] = await shelf(shop, "glint", [{ cents: 1000 }, { cents: 1000 }]);
  if (!a || !b) throw new Error("no SKUs");
  [grey, teal] = [a, b];
});

type Way = "CART" | "BUY_NOW" | "POINTS";

/** What a page shows of a settlement, in the form it sends. */
function seenIn(view: Own<CartView>): SeenSettlement {
  const own = [view.platformCoupon, ...Object.values(view.storeCoupons ?? {})];
  const { memberAddress: address } = view;
  return {
    lines: view.skuList.map(({ goodsSku, num, purchasePrice }) => ({ skuId: goodsSku.id, num, price: purchasePrice })),
    deliveryMethod: view.cartList[0]?.deliveryMethod === "SELF_PICK_UP" ? "SELF_PICK_UP" : "LOGISTICS",
    ...(address && { address: { id: address.id, ...(address.version != null && { version: address.version }) } }),
    ...(view.storeAddress && { pickupId: view.storeAddress.id }),
    couponIds: own.flatMap((one) => (one ? [one.memberCoupon.id] : [])),
    ...(view.receiptVO?.receiptTitle && { receiptTitle: view.receiptVO.receiptTitle }),
    ...(view.receiptVO?.taxpayerId && { taxpayerId: view.receiptVO.taxpayerId }),
    points: view.priceDetailDTO.payPoint ?? 0,
  };
}

async function look({ client }: TestBuyer, way: Way) {
  const view = await client.send(getChecked, { way });
  return { seen: seenIn(view), expectedPrice: view.priceDetailDTO.flowPrice };
}

/** Submits what was seen. Returns the lines of the refusal after the first one, [] if the order was placed. */
async function submit({ client }: TestBuyer, way: Way, saw: Awaited<ReturnType<typeof look>>): Promise<string[]> {
  const sent = client.send(createTrade, { way, ...saw, submitKey: crypto.randomUUID() });
  const [, ...lines] = (await sentenceOf(sent)).split("\n");
  return lines;
}

test("[BU-05] another window's Buy now is not ordered from this one: both goods are named, and then it can be ordered", async () => {
  const someone = await customer(shop);
  const add = (sku: ShelfSku) => someone.client.send(addSku, { skuId: sku.skuId, num: 1, cartType: "BUY_NOW" });
  await add(grey);
  const saw = await look(someone, "BUY_NOW");
  await add(teal);
  const sent = { way: "BUY_NOW" as const, ...saw };
  expect(await refusalOf(someone.client.send(createTrade, sent))).toBe(31063);
  const lines = await submit(someone, "BUY_NOW", saw);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("An item you saw is no longer part of this order.");
  expect(lines[1]).toMatch(new RegExp(`^${teal.name}.* × 1 is now part of this order\\.$`));
  expect(await orderSnsOf(someone)).toEqual([]);
  expect(await submit(someone, "BUY_NOW", await look(someone, "BUY_NOW"))).toEqual([]);
  expect(await orderSnsOf(someone)).toHaveLength(1);
});

test("[BU-05] other pieces, another line and another price are named line by line, even if the total is the same", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  await client.send(addSku, { skuId: grey.skuId, num: 2 });
  const saw = await look(someone, "CART");
  await client.send(addSku, { skuId: grey.skuId, num: 1 });
  await client.send(addSku, { skuId: teal.skuId, num: 1 });
  await shop.database.db.update(skus).set({ priceCents: 500 }).where(eq(skus.id, grey.skuId));
  expect(await submit(someone, "CART", saw)).toEqual([
    expect.stringMatching(new RegExp(`^${grey.name}.*: now 3 instead of 2\\.$`)),
    expect.stringMatching(/: now \$5\.00 each instead of \$10\.00\.$/),
    expect.stringMatching(new RegExp(`^${teal.name}.* × 1 is now part of this order\\.$`)),
  ]);
  await shop.database.db.update(skus).set({ priceCents: 1000 }).where(eq(skus.id, grey.skuId));
});

test("[BU-05] an order goes to the address the buyer saw, as they saw it", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  await client.send(addSku, { skuId: grey.skuId, num: 1 });
  const saw = await look(someone, "CART");
  const second = await client.send(addAddress, { ...inYiwu, name: "Li Na", detail: "7 Binwang Road" });
  await client.send(selectAddress, { shippingAddressId: second.id });
  expect(await submit(someone, "CART", saw)).toEqual(["The delivery address is now Li Na, 7 Binwang Road."]);
  const sawSecond = await look(someone, "CART");
  shop.clock.at += 1000;
  await client.send(edit, { ...inYiwu, id: second.id, name: "Li Na", detail: "9 Binwang Road" });
  expect(await submit(someone, "CART", sawSecond)).toEqual([
    "The delivery address has been changed to Li Na, 9 Binwang Road.",
  ]);
  expect(await submit(someone, "CART", await look(someone, "CART"))).toEqual([]);
});

test("[BU-05] coupons and invoices that another window changed are named", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  await shop.database.db.insert(coupons).values([couponRow(shop, "Five off", { cents: 500 })]);
  await client.send(receiveCoupon, { id: "Five off" });
  await client.send(addSku, { skuId: grey.skuId, num: 2 });
  const [owned] = (await client.send(mine, {})).records;
  const choose = (used: boolean) => client.send(selectCoupon, { memberCouponId: owned?.id ?? "", used });
  const without = await look(someone, "CART");
  await choose(true);
  expect(await submit(someone, "CART", without)).toEqual(["The coupon “Five off” is now applied."]);
  const saw = await look(someone, "CART");
  await choose(false);
  await client.send(selectReceipt, { receiptTitle: "Tanaka Trading", receiptContent: "Goods" });
  expect(await submit(someone, "CART", saw)).toEqual([
    "The coupon “Five off” is no longer applied.",
    "The invoice is now made out to Tanaka Trading.",
  ]);
});

test("[BU-05] another tax number on the invoice is named, also under the same name", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  await client.send(addSku, { skuId: grey.skuId, num: 1 });
  const invoice = (taxpayerId: string) =>
    client.send(selectReceipt, { receiptTitle: "Tanaka Trading", receiptContent: "Goods", taxpayerId });
  await invoice("NL8600 12345");
  const saw = await look(someone, "CART");
  await invoice("NL8600 99999");
  expect(await submit(someone, "CART", saw)).toEqual(["The invoice is now made out to Tanaka Trading, NL8600 99999."]);
});

test("[BU-05] [GD-05] a reward that costs more points than the page showed is not ordered", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  const mug = idOf("pointsGoods", "mugs/stoneware-350");
  const [offer] = await shop.database.db.select().from(pointsGoods).where(eq(pointsGoods.id, mug));
  if (!offer) throw new Error("no offer");
  await inTransaction(shop.database.db, (tx) =>
    movePoints(tx, shop.services, { memberId: someone.id, delta: 10_000, reason: "GIFT", reference: "seen-order" }),
  );
  await client.send(addSku, { skuId: offer.skuId, num: 1, cartType: "POINTS" });
  const saw = await look(someone, "POINTS");
  const { points } = offer;
  await shop.database.db
    .update(pointsGoods)
    .set({ points: points + 5 })
    .where(eq(pointsGoods.id, offer.id));
  expect(await submit(someone, "POINTS", saw)).toEqual([`This now takes ${points + 5} points instead of ${points}.`]);
  expect(await orderSnsOf(someone)).toEqual([]);
  await shop.database.db.update(pointsGoods).set({ points }).where(eq(pointsGoods.id, offer.id));
});

test("[BU-05] another delivery method is named before an order is made", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  const [umbrella] = await shelf(shop, "jinhe-umbrella", [{ cents: 2000 }]);
  await client.send(addSku, { skuId: umbrella?.skuId ?? "", num: 1 });
  const saw = await look(someone, "CART");
  await client.send(selectShippingMethod, { shippingMethod: "SELF_PICK_UP" });
  await client.send(selectStoreAddress, { storeAddressId: idOf("pickup", "jinhe-umbrella") });
  expect(await submit(someone, "CART", saw)).toEqual(["The order is now for pick-up, not delivery."]);
  expect(await submit(someone, "CART", await look(someone, "CART"))).toEqual([]);
});

test("[BU-05] a client that doesn't send what it saw can still order", async () => {
  const someone = await customer(shop);
  await someone.client.send(addSku, { skuId: grey.skuId, num: 1 });
  expect(await refusalOf(someone.client.send(createTrade, {}))).toBe(0);
});
