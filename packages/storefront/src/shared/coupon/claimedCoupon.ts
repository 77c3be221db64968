import { createStore } from "../data/createStore.ts";

/** Address of the goods that the coupon just claimed applies to; undefined once the buyer has been told. */
const claimed = createStore<string | undefined>(undefined);

/** Tells the buyer in a dialog that a coupon is theirs, wherever they claimed it; `use` is where it can be used. */
export function confirmClaim(use: string): void {
  claimed.set(use);
}

/** Closes the confirmation. */
export function closeClaim(): void {
  claimed.set(undefined);
}

/** Where the coupon can be used whose confirmation is open; undefined if none is. */
export function useClaimedCoupon(): string | undefined {
  return claimed.use();
}
