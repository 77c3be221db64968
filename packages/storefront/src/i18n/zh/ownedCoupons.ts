import type { words as en } from "../en/ownedCoupons.ts";

export const words: typeof en = {};
