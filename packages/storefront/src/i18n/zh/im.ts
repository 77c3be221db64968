import type { words as en } from "../en/im.ts";

export const words: typeof en = {};
