import type { PriceDetail } from "@sundry/api/contract/entities/price";
import type { Lang } from "#server/http/serve.ts";
import type { Amounts } from "#server/money/amounts.ts";
import { toWire } from "#server/money/cents.ts";

/** Amounts as the contract carries them; they add up as it says. */
export function priceView(amounts: Amounts, lang: Lang): PriceDetail {
  return {
    goodsPrice: toWire(amounts.goodsCents),
    freightPrice: toWire(amounts.freightCents),
    discountPrice: toWire(amounts.discountCents),
    couponPrice: toWire(amounts.couponCents),
    siteCouponPrice: toWire(amounts.siteCouponCents),
    updatePrice: 0,
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

/** An amount inside a sentence, with the sign of the language: `$1,234.50` or `￥1,234.50` (EN-02). */
export function amountWords(cents: number, lang: Lang): string {
  const [whole = "0", part] = (cents / 100).toFixed(2).split(".");
  return `${lang === "zh" ? "￥" : "$"}${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${part}`;
}
