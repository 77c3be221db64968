import type { Promotion } from "@sundry/api/contract/entities/promotion";
import type { CouponSummary } from "@sundry/ui/commerce/CouponTicket";

/** The value of a coupon among a SKU's promotions. A DISCOUNT coupon is never shown as money (product 25). */
export function couponOfPromotion(promotion: Promotion): Pick<CouponSummary, "kind" | "value" | "threshold"> {
  const discount = promotion.couponType === "DISCOUNT";
  return {
    kind: discount ? "discount" : "money",
    value: (discount ? promotion.couponDiscount : promotion.price) ?? 0,
    threshold: promotion.consumeThreshold ?? 0,
  };
}
