import fc from "fast-check";
import { idOf } from "@sundry/demo";
import { nextId } from "#server/ids.ts";
import { addSku, setNums } from "#server/modules/buying/cart/service.ts";
import {
  chooseDelivery,
  chooseOwnedCoupon,
  choosePickup,
  chooseReceipt,
} from "#server/modules/buying/checkout/choices.ts";
import { createTrade } from "#server/modules/buying/checkout/createTrade.ts";
import { receiveCoupon } from "#server/modules/catalogue/coupon/service.ts";
import { registerMember } from "#server/modules/account/member/service.ts";
import { requestWithdrawal } from "#server/modules/account/wallet/withdrawal.ts";
import { booksOf, madeBy } from "./books.ts";
import { canBuy, canClaim, freightOf, type Nums, parcelOf, piecesIn, quote, unusedOf } from "./buying.ts";
import type { Model } from "./model.ts";
import { type CouponName, couponNames, dayOf, offers, parcelNames, type SkuName, type StoreName } from "./offers.ts";
import { markPaid } from "./paying.ts";
import { attempt, type Run } from "./shop.ts";
import { agreed, proof, same, step } from "./step.ts";
import { flowOf, type Line, type Owned, sum, type Trade } from "./world.ts";

const num = fc.integer({ min: 0, max: 3 });
const twoCoupons = fc.subarray<CouponName>([...couponNames], { maxLength: 2 });

export const claim = step("claim", fc.constantFrom(...couponNames), async (model, run, name) => {
  const allowed = canClaim(model, name);
  if (!agreed(await attempt(run, (tx) => receiveCoupon(tx, run.services, run.buyer.id, name)), allowed)) return;
  const before = new Set(model.owned.map(({ id }) => id));
  const { coupons } = await booksOf(run);
  const id = Object.keys(coupons).find((one) => !before.has(one));
  if (id !== undefined) model.owned.push({ id, name, trade: null });
});

export const buy = step(
  "buy",
  fc.record({
    nums: fc
      .record({ a: num, b: num, c: num, d: num, e: fc.integer({ min: 0, max: 2 }) })
      .filter((all) => Object.values(all).some((pieces) => pieces > 0)),
    names: twoCoupons,
  }),
  async (model, run, { nums, names }) => {
    const { services, buyer } = run;
    // One coupon of the platform at a time.
    const wanted = names.filter(
      (name, place) => name === "store" || names.findIndex((one) => one !== "store") === place,
    );
    const chosen = wanted.flatMap((name) => unusedOf(model, name) ?? []);
    const price = quote(nums, chosen);
    const made = await attempt(run, async (tx) => {
      await setNums(
        tx,
        services,
        buyer.id,
        price.lines.map(({ sku, num: pieces }) => ({ skuId: run.skus[sku], num: pieces })),
      );
      await chooseDelivery(tx, services, buyer.id, { shippingMethod: "LOGISTICS" });
      await chooseReceipt(tx, services, buyer.id, { receiptTitle: "Tanaka Trading", receiptContent: "Goods" });
      for (const { id } of chosen) await chooseOwnedCoupon(tx, services, buyer.id, { memberCouponId: id, used: true });
      return createTrade(tx, services, buyer, { key: nextId(services) }, "en");
    });
    if (!agreed(made, canBuy(model, nums))) return;
    const how = { coupons: price.applies, byCode: false, points: 0, invoiced: true };
    const lines = (await record(model, run, made.value.sn, how)).orders.flatMap((order) => order.lines);
    const off = sum(lines, ({ goods, freight, addedTax, flow }) => goods + freight + addedTax - flow);
    if (!price.percent) same(off, price.storeOff + price.siteOff);
    sameFreight(lines, nums);
    for (const { goods, freight, siteCoupon, addedTax, flow } of lines) {
      const kept = flow - addedTax - freight;
      same(kept >= 0, true);
      // A share of each line, rounded half up, unless less is left of it.
      if (price.percent) same(siteCoupon, Math.min(kept + siteCoupon, Math.floor((goods * 15 + 50) / 100)));
    }
  },
);

/** Each parcel costs what it should, and its lines share that by their pieces, to the cent. */
function sameFreight(lines: readonly Line[], nums: Nums): void {
  for (const parcel of parcelNames) {
    const cents = freightOf(parcel, nums);
    const own = lines.filter(({ sku }) => sku !== "mug" && parcelOf(sku) === parcel);
    same(
      sum(own, ({ freight }) => freight),
      cents,
    );
    for (const { num: pieces, freight } of own)
      same(Math.abs(freight - (cents * pieces) / piecesIn(parcel, nums)) <= 1, true);
  }
  same(
    sum(lines, ({ sku, freight }) => (sku !== "mug" && parcelOf(sku) ? 0 : freight)),
    0,
  );
}

export const pickUp = step("order for pick-up", fc.integer({ min: 1, max: 3 }), async (model, run, pieces) => {
  const { services, buyer } = run;
  const made = await attempt(run, async (tx) => {
    await addSku(tx, services, buyer.id, { skuId: run.skus.d, num: pieces });
    await chooseDelivery(tx, services, buyer.id, { shippingMethod: "SELF_PICK_UP" });
    await choosePickup(tx, services, buyer.id, { storeAddressId: idOf("pickup", "jinhe-umbrella") });
    await chooseReceipt(tx, services, buyer.id, {});
    return createTrade(tx, services, buyer, { key: nextId(services) }, "en");
  });
  const how = { coupons: [], byCode: true, points: 0, invoiced: false };
  if (agreed(made, true)) await record(model, run, made.value.sn, how);
});

export const exchange = step("exchange", fc.constant(1), async (model, run) => {
  const { services, buyer } = run;
  const { points } = offers.reward;
  const made = await attempt(run, async (tx) => {
    await addSku(tx, services, buyer.id, { skuId: run.skus.mug, num: 1, cartType: "POINTS" });
    return createTrade(tx, services, buyer, { way: "POINTS", key: nextId(services) }, "en");
  });
  const how = { coupons: [], byCode: false, points, invoiced: false };
  if (agreed(made, model.points >= points)) await record(model, run, made.value.sn, how);
});

/** Somebody registers in a shop that gives welcome money and points, or none: they can't withdraw any of it. */
export const register = step(
  "register",
  fc.record({ welcome: fc.nat(5000), points: fc.nat(900) }),
  async (model, run, { welcome, points }) => {
    const config = { ...run.services.config, welcomeCents: welcome, welcomePoints: points };
    const services = { ...run.services, config };
    const username = `newcomer-${model.newcomers.length}`;
    const made = await attempt(run, (tx) =>
      registerMember(tx, services, { username, passwordHash: "none", lang: "en" }),
    );
    if (!agreed(made, true)) return;
    const { id } = made.value;
    model.newcomers.push({ id, welcome, points });
    model.move("funding", "newcomers", welcome);
    const request = { price: 0.01, realName: "Mei Tanaka", connectNumber: "6222" };
    agreed(await attempt(run, (tx) => requestWithdrawal(tx, services, { id, username }, request, proof, "en")), false);
  },
);

interface Bought {
  coupons: readonly Owned[];
  byCode: boolean;
  points: number;
  invoiced: boolean;
}

/** Takes a new trade over into the model: numbers and shares of coupons and freight as the shop made them. */
async function record(model: Model, run: Run, sn: string, how: Bought): Promise<Trade> {
  const { coupons, byCode, points, invoiced } = how;
  const trade: Trade = { sn, orders: [], createdAt: model.now, expiresAt: model.now + offers.autoCancelMs };
  const skus = new Map(Object.entries(run.skus).map(([name, id]) => [id, name as SkuName | "mug"]));
  const shops = new Map(Object.entries(run.stores).map(([name, id]) => [id, name as StoreName]));
  const siteCoupon = coupons.find(({ name }) => offers.coupons[name].store === null) ?? null;
  for (const row of await madeBy(run, sn)) {
    const store = shops.get(row.storeId) ?? "rewards";
    let order = trade.orders.find((one) => one.sn === row.orderSn);
    if (!order) {
      const storeCoupon = coupons.find(({ name }) => offers.coupons[name].store === store) ?? null;
      const paying = { method: null, welcomeLeft: 0, paidLeft: 0, closed: false, paidBack: false };
      const times = { shippedAt: null, completedAt: null, released: false };
      const what = { sn: row.orderSn, trade, store, points, gift: 0, state: "UNPAID" as const, byCode };
      order = { ...what, ...paying, ...times, storeCoupon, siteCoupon, invoice: null, lines: [] };
      trade.orders.push(order);
    }
    order.lines.push(lineOf(model, order, row, skus.get(row.skuId) ?? "mug"));
    const all = sum(order.lines, ({ goods }) => goods);
    if (store === offers.gift.store) order.gift = all >= offers.gift.threshold ? offers.gift.points : 0;
    if (invoiced) order.invoice = flowOf(order);
  }
  for (const coupon of coupons) coupon.trade = trade;
  model.trades.push(trade);
  if (trade.orders.every((order) => flowOf(order) === 0)) markPaid(model, trade.orders, "BANK");
  return trade;
}

function lineOf(
  model: Model,
  order: Trade["orders"][number],
  { sn, num: pieces, goods, freight, siteCoupon, coupon, flow }: Awaited<ReturnType<typeof madeBy>>[number],
  sku: SkuName | "mug",
): Line {
  const offer = sku === "mug" ? { cents: 0, commission: 0 } : offers.skus[sku];
  const commission = Math.min(offer.commission * pieces, goods - coupon);
  const addedTax = model.taxOn(goods + freight - coupon);
  same(flow, goods + freight - coupon + addedTax);
  if (sku !== "mug") same(goods, offer.cents * pieces);
  return {
    ...{ sn, order, sku, num: pieces, goods, freight, flow, siteCoupon, addedTax, commission },
    flashDay: sku === offers.flash.sku ? dayOf(model.now) : null,
    ...{ commissionState: commission > 0 ? "WAITING" : "NONE", reviewed: false, reviewPoints: "NONE", cases: [] },
    ...{ goodwill: 0, keptPieces: 0 },
  };
}
