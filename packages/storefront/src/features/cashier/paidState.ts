/** The amount just paid, which the cashier passes on in the history entry: an address could be forged. */
export interface PaidState {
  paid: number;
}

/** The amount just paid; undefined for any other history state. */
export function paidAmount(state: unknown): number | undefined {
  if (typeof state !== "object" || state === null || !("paid" in state)) return undefined;
  return typeof state.paid === "number" && Number.isFinite(state.paid) ? state.paid : undefined;
}
