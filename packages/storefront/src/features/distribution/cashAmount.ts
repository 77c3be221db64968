/** Why an amount of commission can't be withdrawn. */
export type CashFault = "missing" | "wrong" | "limits" | "tooMuch";

const smallest = 1;
const largest = 9999;

/** What is wrong with a typed amount: it must be 1 to 9999, at most `most` and have at most two decimals (rules 15). */
export function cashFault(text: string, max: number): CashFault | undefined {
  const typed = text.trim();
  if (typed === "") return "missing";
  if (!/^\d+(\.\d{1,2})?$/.test(typed)) return "wrong";
  const amount = Number(typed);
  if (amount < smallest || amount > largest) return "limits";
  return amount > max ? "tooMuch" : undefined;
}
