import type { words as en } from "../en/member.ts";

export const words: typeof en = {};
