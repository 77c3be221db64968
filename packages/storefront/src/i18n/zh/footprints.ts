import type { words as en } from "../en/footprints.ts";

export const words: typeof en = {};
