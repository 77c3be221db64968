import {
  deliverStatusLabels,
  deliveryMethodLabels,
  label,
  orderStatusLabels,
  paymentMethodLabels,
  payStatusLabels,
} from "@sundry/api/contract/labels";
import type { Language } from "@sundry/api/contract/language";

type Fields = Readonly<Record<string, unknown>>;
/** Adds the fields that clients of the reference backend read to the result of a call. */
type Adding = (result: Fields, lang: Language) => Fields;

const recordsOf = (value: unknown) => (Array.isArray(value) ? (value as readonly Fields[]) : []);
const fieldsOf = (value: unknown) => (value ?? {}) as Fields;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** The same change for every record of a page. */
const ofPage =
  (change: Adding): Adding =>
  (page, lang) => ({ ...page, records: recordsOf(page["records"]).map((record) => change(record, lang)) });

/** The rewards of a spend-and-save offer, as flags. */
function withFlags(offer: Fields): Fields {
  const has = (name: string) => offer[name] !== undefined && offer[name] !== null;
  return {
    ...offer,
    fullMinusFlag: has("fullMinus"),
    fullRateFlag: has("fullRate"),
    freeFreightFlag: offer["freeFreightFlag"] === true,
    couponFlag: false,
    giftFlag: false,
    pointFlag: false,
  };
}

function promotions(map: unknown): Fields {
  const entries = Object.entries(fieldsOf(map)).map(([key, offer]) => [
    key,
    key.startsWith("FULL_DISCOUNT") ? withFlags(fieldsOf(offer)) : offer,
  ]);
  return Object.fromEntries(entries) as Fields;
}

const withPromotions: Adding = (goods) => ({ ...goods, promotionMap: promotions(goods["promotionMap"]) });
const onSale = (sku: unknown): Fields => ({ ...fieldsOf(sku), authFlag: "PASS" });

const line: Adding = (item) => ({
  ...item,
  goodsSku: onSale(item["goodsSku"]),
  promotionMap: promotions(item["promotionMap"]),
});

/** A basket: its lists of coupons exist even if empty, and a missing obstacle is left out. */
const basket: Adding = (cart, lang) => {
  const lines = (items: unknown) => recordsOf(items).map((item) => line(item, lang));
  const obstacles = lines(cart["notSupportFreight"]);
  return {
    ...cart,
    skuList: lines(cart["skuList"]),
    checkedSkuList: lines(cart["checkedSkuList"]),
    notSupportFreight: obstacles.length > 0 ? obstacles : null,
    cartList: recordsOf(cart["cartList"]).map((store) => ({
      ...store,
      skuList: lines(store["skuList"]),
      checkedSkuList: lines(store["checkedSkuList"]),
      couponList: [],
      fullDiscount: store["fullDiscount"] ? withFlags(fieldsOf(store["fullDiscount"])) : null,
    })),
  };
};

/** The labels of an order's states, in the buyer's language. */
const order: Adding = (detail, lang) => {
  const own = fieldsOf(detail["order"]);
  return {
    ...detail,
    orderStatusValue: label(orderStatusLabels, textOf(own["orderStatus"]), lang),
    payStatusValue: label(payStatusLabels, textOf(own["payStatus"]), lang),
    deliverStatusValue: label(deliverStatusLabels, textOf(own["deliverStatus"]), lang),
    deliveryMethodValue: label(deliveryMethodLabels, textOf(own["deliveryMethod"]), lang),
    paymentMethodValue: label(paymentMethodLabels, textOf(own["paymentMethod"]), lang),
  };
};

/** The lines of an order as texts joined with commas, beside their list. */
const summary: Adding = (row) => {
  const items = recordsOf(row["orderItems"]);
  const joined = (name: string) => items.map((item) => String(item[name] ?? "")).join(",");
  return {
    ...row,
    groupGoodsId: joined("goodsId"),
    groupSkuId: joined("skuId"),
    groupNum: joined("num"),
    groupImages: joined("image"),
    groupName: joined("name"),
    groupOrderItemsSn: joined("sn"),
    groupGoodsPrice: joined("goodsPrice"),
    groupAfterSaleStatus: joined("afterSaleStatus"),
    groupComplainStatus: joined("complainStatus"),
    groupCommentStatus: joined("commentStatus"),
    groupIsRefund: joined("isRefund"),
  };
};

const evaluation: Adding = (one) => ({ ...one, createBy: one["memberName"] ?? "" });

const levels = ["province", "city", "district"];

/** Levels are counted without the country. A region with nothing inside it is a `street`, so the choice ends there. */
const region: Adding = (one) => {
  const above = textOf(one["path"]).split(",").filter(Boolean).length;
  return { ...one, level: one["hasChildren"] === false ? "street" : (levels[above] ?? "street") };
};

const additions: Readonly<Record<string, Adding>> = {
  "cart.getAll": basket,
  "cart.getChecked": basket,
  "evaluation.get": evaluation,
  "evaluation.listForGoods": ofPage(evaluation),
  "evaluation.listMine": ofPage(evaluation),
  "footprint.list": ofPage(withPromotions),
  "goods.search": ofPage((row, lang) => ({ ...withPromotions(row, lang), authFlag: "PASS" })),
  "goods.skuDetail": (detail, lang) => ({ ...withPromotions(detail, lang), data: onSale(detail["data"]) }),
  "order.get": order,
  "order.list": ofPage(summary),
  "pointsGoods.get": (offer) => ({ ...offer, goodsSku: onSale(offer["goodsSku"]) }),
};

/** The result of a successful call as clients of the reference backend read it. */
export function referenceResult(callId: string, result: unknown, lang: Language): unknown {
  if (callId === "region.children") return recordsOf(result).map((one) => region(one, lang));
  const add = additions[callId];
  return add && typeof result === "object" && result !== null ? add(result as Fields, lang) : result;
}

/**
 * Makes addresses on this host absolute everywhere in an answer, because pages of other hosts show its pictures too.
 */
export function withOrigin(text: string, origin: string): string {
  return text.replaceAll(
    /(["'(,\s])\/(media|sandbox)\//g,
    (_, before: string, folder: string) => `${before}${origin}/${folder}/`,
  );
}
