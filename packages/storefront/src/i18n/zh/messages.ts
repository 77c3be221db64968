import type { words as en } from "../en/messages.ts";

export const words: typeof en = {};
