import type { words as en } from "../en/addresses.ts";

export const words: typeof en = {};
