import type { PriceDetail } from "@sundry/api/contract/entities/price";
import type { Amounts } from "#server/money/amounts.ts";
import { toWire } from "#server/money/cents.ts";
import type { Lang } from "#server/locales.ts";

/** Amounts in the contract's form; they add up as it says. */
export function priceView(amounts: Amounts, lang: Lang): PriceDetail {
  return {
    goodsPrice: toWire(amounts.goodsCents),
    freightPrice: toWire(amounts.freightCents),
    discountPrice: toWire(amounts.discountCents),
    couponPrice: toWire(amounts.couponCents),
    siteCouponPrice: toWire(amounts.siteCouponCents),
    updatePrice: 0,
    ...(amounts.taxAddedCents > 0 && { addedTaxPrice: toWire(amounts.taxAddedCents) }),
    payPoint: amounts.points,
    flowPrice: toWire(amounts.flowCents),
    discountPriceDetail: amounts.discounts.map(({ type, promotionId, name, cents, goodsId, skuId }) => ({
      promotionTypeEnum: type,
      promotionId,
      promotionName: name[lang],
      discountPrice: toWire(cents),
      goodsId,
      skuId,
    })),
  };
}
