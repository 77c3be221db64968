import type { AfterSaleAllowOperation } from "@sundry/api/contract/entities/afterSale";
import type { AfterSaleKind, AfterSaleState } from "#server/db/schema/afterSale.ts";

/** Where a case can go from each state; no service moves it anywhere else. Rules 12. */
const moves: Readonly<Record<AfterSaleState, readonly AfterSaleState[]>> = {
  APPLY: ["PASS", "REFUSE", "BUYER_CANCEL"],
  // A case about money alone passes through PASS on its way to the refund.
  PASS: ["BUYER_RETURN", "BUYER_CANCEL", "WAIT_REFUND", "COMPLETE"],
  BUYER_RETURN: ["SELLER_CONFIRM", "SELLER_TERMINATION"],
  SELLER_CONFIRM: ["WAIT_REFUND", "COMPLETE"],
  WAIT_REFUND: ["COMPLETE"],
  REFUSE: [],
  SELLER_TERMINATION: [],
  BUYER_CANCEL: [],
  COMPLETE: [],
};

const dayMs = 86_400_000;

/** Days after which a case goes on by itself: the seller counts as agreed, the buyer as withdrawn, the parcel as arrived. */
const patienceDays: Partial<Record<AfterSaleState, number>> = { APPLY: 3, PASS: 7, BUYER_RETURN: 10 };

/** States in which a case is over without a refund: its pieces can be asked for again. */
const freeing: ReadonlySet<AfterSaleState> = new Set(["REFUSE", "SELLER_TERMINATION", "BUYER_CANCEL"]);

/** Whether a case may go from one state to the other. */
export function isLegal(from: AfterSaleState, to: AfterSaleState): boolean {
  return moves[from].includes(to);
}

/** Whether a case holds its pieces: they can't be asked for a second time. */
export function holdsPieces(state: AfterSaleState): boolean {
  return !freeing.has(state);
}

/** Whether a case is still under way. */
export function isOpen(state: AfterSaleState): boolean {
  return moves[state].length > 0;
}

/** States of cases under way. */
export const openStates = (Object.keys(moves) as AfterSaleState[]).filter(isOpen);

/** When a case that came to a state at `now` (epoch ms) goes on by itself; null when it waits without end. */
export function dueAfter(state: AfterSaleState, now: number): Date | null {
  const days = patienceDays[state];
  return days === undefined ? null : new Date(now + days * dayMs);
}

/** What can be done with a case; the services refuse everything else. */
export function allowedMoves({ state, kind }: { state: AfterSaleState; kind: AfterSaleKind }): AfterSaleAllowOperation {
  return {
    confirm: state === "APPLY",
    returnGoods: state === "PASS" && kind === "RETURN_GOODS",
    rog: state === "BUYER_RETURN",
    refund: state === "WAIT_REFUND",
    buyerConfirm: false,
    cancel: isLegal(state, "BUYER_CANCEL"),
  };
}
