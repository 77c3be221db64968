import type { AfterSaleKind, AfterSaleState } from "#server/db/schema/afterSale.ts";
import type { ItemRow } from "#server/modules/buying/order/queries.ts";
import { portion } from "#server/money/cents.ts";
import { reservesPieces, isOpen } from "./caseStates.ts";

/** Pieces of an order line and the cents paid for all of them. */
export interface PaidPieces {
  num: number;
  flowCents: number;
  /** What the shop has paid back of itself; 0 if missing. */
  goodwillCents?: number;
}

/** Pieces and cents of one case. */
export interface Claim {
  kind: AfterSaleKind;
  state: AfterSaleState;
  num: number;
  appliedCents: number;
  grantedCents: number | null;
}

/**
 * Whether a case ended with a part of its money for goods that stay with the buyer: goodwill. Its pieces can still be
 * returned, for the rest of the money. Rules 12.
 */
export function isGoodwill({ kind, state, appliedCents, grantedCents }: Claim): boolean {
  return kind === "RETURN_MONEY" && state === "COMPLETE" && grantedCents !== null && grantedCents < appliedCents;
}

/** Pieces and cents of a line that no case reserves. */
export function leftOf(bought: PaidPieces, claims: readonly Claim[]): PaidPieces {
  const goodwill = claims.filter(isGoodwill);
  const held = claims.filter((one) => reservesPieces(one.state) && !isGoodwill(one));
  const flowCents =
    bought.flowCents -
    (bought.goodwillCents ?? 0) -
    sum(held, ({ appliedCents }) => appliedCents) -
    sum(goodwill, ({ grantedCents }) => grantedCents ?? 0);
  // The shop can also pay back what a return was not granted.
  return { num: bought.num - sum(held, ({ num }) => num), flowCents: Math.max(0, flowCents) };
}

/** Cents of a line that the shop can still pay back of itself: not paid back yet, and not asked for. */
export function unclaimed({ flowCents, goodwillCents = 0 }: PaidPieces, claims: readonly Claim[]): number {
  const open = claims.filter(({ state }) => isOpen(state));
  return (
    flowCents -
    goodwillCents -
    sum(ended(claims), ({ grantedCents }) => grantedCents ?? 0) -
    sum(open, ({ appliedCents }) => appliedCents)
  );
}

/** Splits an amount over lines, in proportion to what of each can be paid back, to the cent. */
export function splitOver(cents: number, limits: readonly number[]): number[] {
  const whole = sum(limits, (limit) => limit);
  let [reached, given] = [0, 0];
  return limits.map((limit) => {
    reached += limit;
    const upTo = whole === 0 ? 0 : Number((BigInt(cents) * BigInt(reached)) / BigInt(whole));
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

/** Cents for one piece of what is left of a line; half a cent rounds up. */
export function perPiece(left: PaidPieces): number {
  return Math.min(portion(left.flowCents, 1, left.num), left.flowCents);
}

/**
 * Cents for a number of the remaining pieces. The last pieces get the rest of the money, so that all cases of a line
 * add up to what was paid, to the cent. Rules 12.
 */
export function refundFor(bought: PaidPieces, claims: readonly Claim[], num: number): number {
  const left = leftOf(bought, claims);
  return num >= left.num ? left.flowCents : Math.min(perPiece(left) * num, left.flowCents);
}

/**
 * State of a line that follows from its cases; `over` if its time for after-sale has passed. It is fully refunded once
 * nothing of it is kept and all its money went back. Rules 12.
 */
export function lineAfter(
  bought: PaidPieces,
  claims: readonly Claim[],
  over: boolean,
): Pick<ItemRow, "afterSaleState" | "refundState" | "refundCents"> {
  const refunded = ended(claims);
  const keptNum =
    bought.num -
    sum(
      refunded.filter((one) => !isGoodwill(one)),
      ({ num }) => num,
    );
  const open = claims.some(({ state }) => isOpen(state));
  const refundCents = (bought.goodwillCents ?? 0) + sum(refunded, ({ grantedCents }) => grantedCents ?? 0);
  return { afterSaleState: applied(), refundState: refundState(), refundCents };

  function applied(): ItemRow["afterSaleState"] {
    if (over && !open) return "EXPIRED";
    const left = leftOf(bought, claims).num;
    if (left === 0) return "ALREADY_APPLIED";
    return left === bought.num ? "NOT_APPLIED" : "PART_AFTER_SALE";
  }

  function refundState(): ItemRow["refundState"] {
    if (open) return "REFUNDING";
    if (keptNum === bought.num && refundCents === 0) return "NO_REFUND";
    return keptNum === 0 && refundCents === bought.flowCents ? "ALL_REFUND" : "PART_REFUND";
  }
}

function ended(claims: readonly Claim[]): Claim[] {
  return claims.filter(({ state }) => state === "COMPLETE");
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}
