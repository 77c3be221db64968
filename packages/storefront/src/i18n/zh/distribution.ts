import type { words as en } from "../en/distribution.ts";

export const words: typeof en = {};
