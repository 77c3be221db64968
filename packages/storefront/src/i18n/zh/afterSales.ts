import type { words as en } from "../en/afterSales.ts";

export const words: typeof en = {};
