import { pageAt, type PageName } from "../../shared/routing/addresses.ts";

const steps: Partial<Record<PageName, number>> = { checkout: 1, cashier: 2, qrPay: 2, payDone: 4 };

/** The step of a purchase at a path, as the header of the checkout counts: cart 0, checkout 1, payment 2, done 3, complete 4. */
export function checkoutStep(path: string): number {
  return steps[pageAt(path) ?? "cart"] ?? 0;
}
