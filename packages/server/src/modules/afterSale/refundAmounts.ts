import type { AfterSaleState } from "#server/db/schema/afterSale.ts";
import type { ItemRow } from "#server/modules/order/queries.ts";
import { portion } from "#server/money/cents.ts";
import { holdsPieces, isOpen } from "./caseStates.ts";

/** Pieces of an order line and the cents paid for all of them. */
export interface Bought {
  num: number;
  flowCents: number;
}

/** What a case asks for. */
export interface Claim {
  state: AfterSaleState;
  num: number;
  appliedCents: number;
  grantedCents: number | null;
}

/** Pieces and cents of a line that no case holds. */
export function leftOf(bought: Bought, claims: readonly Claim[]): Bought {
  const held = claims.filter(({ state }) => holdsPieces(state));
  return {
    num: bought.num - sum(held, ({ num }) => num),
    flowCents: bought.flowCents - sum(held, ({ appliedCents }) => appliedCents),
  };
}

/** Cents for one piece of a line, half a cent up. */
export function perPiece({ num, flowCents }: Bought): number {
  return portion(flowCents, 1, num);
}

/**
 * Cents for so many of the pieces that are left. The last ones take what is left of the money, so that all cases of a line
 * together give back what was paid, to the cent. Rules 12.
 */
export function refundFor(bought: Bought, claims: readonly Claim[], num: number): number {
  const left = leftOf(bought, claims);
  return num >= left.num ? left.flowCents : Math.min(perPiece(bought) * num, left.flowCents);
}

/** What the cases of a line make of it; `over` when its time for after-sale has passed. Rules 12. */
export function lineAfter(
  bought: Bought,
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
