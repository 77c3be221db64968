import type { words as en } from "../en/complaints.ts";

export const words: typeof en = {};
