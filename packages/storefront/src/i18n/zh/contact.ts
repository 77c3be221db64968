import type { words as en } from "../en/contact.ts";

export const words: typeof en = {};
