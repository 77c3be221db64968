import type { words as en } from "../en/wallet.ts";

export const words: typeof en = {};
