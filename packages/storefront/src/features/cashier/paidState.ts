/** What the cashier hands on through the history entry, never through the address: the amount just paid. */
export interface PaidState {
  paid: number;
}

/** The amount just paid; undefined for any other history state. */
export function paidAmount(state: unknown): number | undefined {
  if (typeof state !== "object" || state === null || !("paid" in state)) return undefined;
  return typeof state.paid === "number" && Number.isFinite(state.paid) ? state.paid : undefined;
}
