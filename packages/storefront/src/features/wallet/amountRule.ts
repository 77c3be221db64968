/** Why an amount can't be topped up or withdrawn. */
export type AmountFault = "missing" | "wrong" | "limits" | "tooMuch";

/** Top-ups and withdrawals are above 0 and below this (product 23). */
const below = 9999;

/** The maximum withdrawal, in units: the balance, or the largest amount below the limit. */
export function maxWithdrawable(balance: number): number {
  return Math.min(balance, below - 0.01);
}

/**
 * What is wrong with a typed amount: it must be above 0, below 9999, at most `most`, and have at most two decimals
 * (VA-02). The server has the same limits.
 */
export function amountFault(text: string, max?: number): AmountFault | undefined {
  const typed = text.trim();
  if (typed === "") return "missing";
  if (!/^\d+(\.\d+)?$/.test(typed)) return "wrong";
  const amount = Number(typed);
  if (amount <= 0 || amount >= below || !/^\d+(\.\d{1,2})?$/.test(typed)) return "limits";
  return max !== undefined && amount > max ? "tooMuch" : undefined;
}
