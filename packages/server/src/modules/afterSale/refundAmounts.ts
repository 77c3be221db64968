import type { AfterSaleState } from "#server/db/schema/afterSale.ts";
import type { ItemRow } from "#server/modules/order/queries.ts";
import { portion } from "#server/money/cents.ts";
import { reservesPieces, isOpen } from "./caseStates.ts";

/** Pieces of an order line and the cents paid for all of them. */
export interface PaidPieces {
  num: number;
  flowCents: number;
}

/** Pieces and cents of one case. */
export interface Claim {
  state: AfterSaleState;
  num: number;
  appliedCents: number;
  grantedCents: number | null;
}

/** Pieces and cents of a line that no case reserves. */
export function leftOf(bought: PaidPieces, claims: readonly Claim[]): PaidPieces {
  const held = claims.filter(({ state }) => reservesPieces(state));
  return {
    num: bought.num - sum(held, ({ num }) => num),
    flowCents: bought.flowCents - sum(held, ({ appliedCents }) => appliedCents),
  };
}

/** Cents for one piece of a line; half a cent rounds up. */
export function perPiece({ num, flowCents }: PaidPieces): number {
  return portion(flowCents, 1, num);
}

/**
 * Cents for a number of the remaining pieces. The last pieces get the rest of the money, so that all cases of a line
 * add up to what was paid, to the cent. Rules 12.
 */
export function refundFor(bought: PaidPieces, claims: readonly Claim[], num: number): number {
  const left = leftOf(bought, claims);
  return num >= left.num ? left.flowCents : Math.min(perPiece(bought) * num, left.flowCents);
}

/** State of a line that follows from its cases; `over` if its time for after-sale has passed. Rules 12. */
export function lineAfter(
  bought: PaidPieces,
  claims: readonly Claim[],
  over: boolean,
): Pick<ItemRow, "afterSaleState" | "refundState" | "refundCents"> {
  const refunded = claims.filter(({ state }) => state === "COMPLETE");
  const refundedNum = sum(refunded, ({ num }) => num);
  const open = claims.some(({ state }) => isOpen(state));
  const refundCents = sum(refunded, ({ grantedCents }) => grantedCents ?? 0);
  return { afterSaleState: applied(), refundState: refundState(), refundCents };

  function applied(): ItemRow["afterSaleState"] {
    if (over && !open) return "EXPIRED";
    const left = leftOf(bought, claims).num;
    if (left === 0) return "ALREADY_APPLIED";
    return left === bought.num ? "NOT_APPLIED" : "PART_AFTER_SALE";
  }

  function refundState(): ItemRow["refundState"] {
    if (open) return "REFUNDING";
    if (refundedNum === 0) return "NO_REFUND";
    return refundedNum === bought.num ? "ALL_REFUND" : "PART_REFUND";
  }
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}
