import type { AfterSaleApplyInfo } from "@sundry/api/contract/entities/afterSale";

const cents = (amount: number) => Math.round(amount * 100);

/**
 * What so many pieces give back, in units of money: the same sum as the server's, for the amount that is shown while the form is
 * filled in. All that is left gives back what is left of the money, to the cent (MC-04).
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
