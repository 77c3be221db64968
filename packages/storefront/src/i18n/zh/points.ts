import type { words as en } from "../en/points.ts";

export const words: typeof en = {};
