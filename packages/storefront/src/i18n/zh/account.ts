import type { words as en } from "../en/account.ts";

export const words: typeof en = {};
