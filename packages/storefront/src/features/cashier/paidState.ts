/** The amount just paid, which the cashier passes in the history entry, because an address could be forged. */
export interface PaidState {
  paid: number;
}

/** The amount just paid; undefined for any other history state. */
export function paidAmount(state: unknown): number | undefined {
  if (typeof state !== "object" || state === null || !("paid" in state)) return undefined;
  return typeof state.paid === "number" && Number.isFinite(state.paid) ? state.paid : undefined;
}
