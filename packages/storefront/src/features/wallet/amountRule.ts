import { amountOf } from "../../shared/goods/cents.ts";
import type { Wallet } from "@sundry/api/contract/entities/wallet";

/** Why an amount can't be topped up or withdrawn. */
export type AmountFault = "missing" | "wrong" | "limits" | "tooMuch";

/** Top-ups and withdrawals are above 0 and below this (product 23). */
const below = 9999;

/** What can be withdrawn of a wallet, in units: its balance, without welcome money if the shop gives any. */
export function withdrawableOf({ memberWallet, withdrawable }: Wallet): number {
  return amountOf(withdrawable ?? memberWallet);
}

/** The maximum withdrawal, in units: what can be withdrawn, or the largest amount below the limit. */
export function maxWithdrawable(available: number): number {
  return Math.min(available, below - 0.01);
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
