import type { words as en } from "../en/storeEntry.ts";

export const words: typeof en = {};
