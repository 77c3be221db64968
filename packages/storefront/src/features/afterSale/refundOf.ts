import type { AfterSaleApplyInfo } from "@sundry/api/contract/entities/afterSale";
import { toCents as cents } from "../../shared/goods/cents.ts";

/**
 * The refund for a number of pieces, in units of money, as the server calculates it; shown while the form is filled in.
 * Returning all remaining pieces refunds all the remaining money, to the cent (MC-04).
 */
export function refundOf(
  {
    applyRefundPrice,
    restRefundPrice,
    num: left,
  }: Pick<AfterSaleApplyInfo, "applyRefundPrice" | "restRefundPrice" | "num">,
  num: number,
): number {
  const single = cents(applyRefundPrice) * num;
  if (restRefundPrice == null) return single / 100;
  const rest = cents(restRefundPrice);
  return (num >= left ? rest : Math.min(single, rest)) / 100;
}
