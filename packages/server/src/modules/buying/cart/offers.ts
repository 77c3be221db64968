import type { NamedOffer, PricingLine } from "#server/money/price.ts";
import type { Effect } from "#server/money/promotion.ts";
import type { OwnedRow } from "#server/modules/catalogue/coupon/queries.ts";
import type { FullDiscount } from "#server/modules/catalogue/promotion/queries.ts";
import type { SellableRow } from "#server/modules/catalogue/stock/service.ts";
import type { Line } from "./lines.ts";

/** A spend-and-save activity in the form of the price rules. */
export function fullDiscountOffer(discount: FullDiscount): NamedOffer {
  const { id, storeId, scopeType, scopeIds, thresholdCents, freeFreight } = discount;
  return {
    id,
    name: discount.name,
    storeId,
    scopeType,
    scopeIds,
    thresholdCents,
    freeFreight,
    giftPoints: discount.point ?? 0,
    effect: effectOf(discount.minusCents, discount.payPercent),
  };
}

/** An owned coupon in the form of the price rules; its id is that of the owned coupon. */
export function couponOffer({ owned, template }: OwnedRow): NamedOffer {
  const { storeId, scopeType, scopeIds, thresholdCents } = template;
  const name = template.name;
  const percent = template.type === "DISCOUNT" ? template.payPercent : null;
  const effect = effectOf(percent === null ? template.cents : null, percent);
  return {
    id: owned.id,
    name,
    storeId,
    scopeType,
    scopeIds,
    thresholdCents,
    freeFreight: false,
    giftPoints: 0,
    effect,
  };
}

/** A basket line in the form of the price rules. */
export function pricingLine({ sold, row, unitCents, exchange }: Line & { sold: SellableRow }): PricingLine {
  const { sku, goods, store, freight } = sold;
  return {
    skuId: sku.id,
    goodsId: goods.id,
    storeId: store.id,
    categoryId: goods.categoryId,
    storeLabelIds: [],
    num: row.num,
    unitCents,
    points: (exchange?.points ?? 0) * row.num,
    weightGrams: sku.weightGrams,
    template: freight && { id: freight.id, pricing: freight.pricing, rows: freight.rows },
  };
}

function effectOf(cents: number | null, payPercent: number | null): Effect {
  return payPercent === null ? { kind: "amount", cents: cents ?? 0 } : { kind: "percent", payPercent };
}
