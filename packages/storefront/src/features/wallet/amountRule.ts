/** Why an amount can't be recharged or paid out. */
export type AmountFault = "missing" | "wrong" | "limits" | "tooMuch";

/** Recharges and withdrawals lie above 0 and below this (decisions 23). */
const below = 9999;

/**
 * What is wrong with an amount as it was typed; nothing when it is above 0, below 9999, has at most two decimals and is not more
 * than `most` (VA-02). The server holds the same limits.
 */
export function amountFault(text: string, most?: number): AmountFault | undefined {
  const typed = text.trim();
  if (typed === "") return "missing";
  if (!/^\d+(\.\d+)?$/.test(typed)) return "wrong";
  const amount = Number(typed);
  if (amount <= 0 || amount >= below || !/^\d+(\.\d{1,2})?$/.test(typed)) return "limits";
  return most !== undefined && amount > most ? "tooMuch" : undefined;
}
