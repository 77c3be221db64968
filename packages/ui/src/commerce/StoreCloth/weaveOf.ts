import { textOf } from "../../internal/given.ts";

/** Yarns of the wide bands. */
export const bolds = ["cobalt", "pine", "plum", "ink"] as const;
/** Yarns of the narrow stripes. */
export const accents = ["marigold", "cobalt", "pine", "ink"] as const;
/** Undyed cloth below the bands. */
export const grounds = ["white", "butter", "apricot", "sky", "mint", "lilac", "sand", "steel"] as const;
/** Arrangements of the bands, by the names weavers give them. */
export const setts = ["check", "tartan", "windowpane", "gingham", "ticking", "madras"] as const;

/** What a cloth is woven of. */
export interface Weave {
  readonly bold: (typeof bolds)[number];
  readonly accent: (typeof accents)[number];
  readonly ground: (typeof grounds)[number];
  readonly sett: (typeof setts)[number];
}

/** The weave of a store: the same id always has the same one, and neighbouring ids look different. */
export function weaveOf(storeId: string): Weave {
  const mixed = hash(textOf(storeId));
  const bold = pick(bolds, mixed);
  const others = accents.filter((yarn) => yarn !== bold);
  return {
    bold,
    accent: pick(others, mixed >>> 7),
    ground: pick(grounds, mixed >>> 13),
    sett: pick(setts, mixed >>> 19),
  };
}

function pick<Value>(values: readonly Value[], number: number): Value {
  return values[number % values.length] as Value;
}

/** A 32-bit number in which every character changes every bit. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}
