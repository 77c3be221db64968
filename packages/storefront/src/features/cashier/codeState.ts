/**
 * The code with which a payment was started. The cashier passes it on in the history entry, because not every backend
 * returns it again.
 */
export interface CodeState {
  /** Text of the code. */
  code: string;
  /** The amount to pay, if the cashier knew it. */
  price?: number | undefined;
}

/** The code in a history state; undefined if there is none. */
export function readCodeState(state: unknown): CodeState | undefined {
  if (typeof state !== "object" || state === null || !("code" in state)) return undefined;
  const { code } = state;
  const price = "price" in state && typeof state.price === "number" ? state.price : undefined;
  return typeof code === "string" && code !== "" ? { code, price } : undefined;
}
