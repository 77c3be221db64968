import { pageAt, type PageName } from "../../shared/routing/addresses.ts";

const steps: Partial<Record<PageName, number>> = { checkout: 1, cashier: 2, qrPay: 2, payDone: 4 };

/**
 * The purchase step of a path, as counted in the checkout's header: cart 0, checkout 1, payment 2, done 3, complete 4.
 */
export function checkoutStep(path: string): number {
  return steps[pageAt(path) ?? "cart"] ?? 0;
}
