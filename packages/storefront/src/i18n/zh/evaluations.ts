import type { words as en } from "../en/evaluations.ts";

export const words: typeof en = {};
