import type { AfterSaleAllowOperation } from "@sundry/api/contract/entities/afterSale";
import type { AfterSaleKind, AfterSaleState } from "#server/db/schema/afterSale.ts";

/** Allowed next states of each state. No service makes any other move. Rules 12. */
const moves: Readonly<Record<AfterSaleState, readonly AfterSaleState[]>> = {
  APPLY: ["PASS", "REFUSE", "BUYER_CANCEL"],
  // A refund without a return also goes through PASS.
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

/**
 * Days after which a case continues automatically: the seller counts as having agreed, the buyer as having withdrawn,
 * the parcel as having arrived.
 */
const patienceDays: Partial<Record<AfterSaleState, number>> = { APPLY: 3, PASS: 7, BUYER_RETURN: 10 };

/** States in which a case has ended without a refund: its pieces can be requested again. */
const freeing: ReadonlySet<AfterSaleState> = new Set(["REFUSE", "SELLER_TERMINATION", "BUYER_CANCEL"]);

/** Whether a case may move from one state to the other. */
export function isLegal(from: AfterSaleState, to: AfterSaleState): boolean {
  return moves[from].includes(to);
}

/** Whether a case reserves its pieces, so that they can't be requested a second time. */
export function reservesPieces(state: AfterSaleState): boolean {
  return !freeing.has(state);
}

/** Whether a case is still open. */
export function isOpen(state: AfterSaleState): boolean {
  return moves[state].length > 0;
}

/** States of open cases. */
export const openStates = (Object.keys(moves) as AfterSaleState[]).filter(isOpen);

/** When a case that reached a state at `now` (epoch ms) continues automatically; null if it never does. */
export function dueAfter(state: AfterSaleState, now: number): Date | null {
  const days = patienceDays[state];
  return days === undefined ? null : new Date(now + days * dayMs);
}

/** What can be done with a case. The services refuse everything else. */
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
