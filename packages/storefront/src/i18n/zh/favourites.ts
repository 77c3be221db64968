import type { words as en } from "../en/favourites.ts";

export const words: typeof en = {};
