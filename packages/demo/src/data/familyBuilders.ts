import type { ColourKey } from "../colours.ts";
import type { Bilingual, GoodsFamily, GoodsVariant, PriceTier, SpecAxis, SpecWord } from "../family.ts";

/** A text in both languages, English first. */
export type Pair = readonly [en: string, zh: string];
/** Part of an introduction: a paragraph, or a list if both sides are arrays. */
export type Passage = Pair | readonly [en: readonly string[], zh: readonly string[]];

/** Turns a pair into an object. */
export function both([en, zh]: Pair): Bilingual {
  return { en, zh };
}

/** Units in which small goods are counted. */
export const units = {
  piece: { en: "pc", zh: "件" },
  umbrella: { en: "pc", zh: "把" },
  set: { en: "set", zh: "套" },
  pack: { en: "pack", zh: "包" },
  box: { en: "box", zh: "盒" },
  pair: { en: "pair", zh: "双" },
  book: { en: "book", zh: "本" },
  roll: { en: "roll", zh: "卷" },
  ball: { en: "ball", zh: "团" },
  pen: { en: "pc", zh: "支" },
  card: { en: "card", zh: "卡" },
} as const satisfies Record<string, Bilingual>;

/** An axis whose values are colours. */
export function colourAxis(...values: readonly ColourKey[]): SpecAxis {
  return { kind: "colour", values };
}

/** An axis of words; the third element of a value is its surcharge in cents. */
export function words(
  name: Pair,
  ...values: readonly (readonly [en: string, zh: string, surcharge?: number])[]
): SpecAxis {
  return { kind: "words", name: both(name), values: values.map(specWord) };
}

function specWord([en, zh, surcharge]: readonly [en: string, zh: string, surcharge?: number]): SpecWord {
  return surcharge === undefined ? { text: { en, zh } } : { text: { en, zh }, surcharge };
}

/** A headline and its passages as HTML for a goods page. */
export function intro(headline: Pair, ...passages: readonly Passage[]): Bilingual {
  return {
    en: `<h3>${headline[0]}</h3>${passages.map(([en]) => html(en)).join("")}`,
    zh: `<h3>${headline[1]}</h3>${passages.map(([, zh]) => html(zh)).join("")}`,
  };
}

function html(passage: string | readonly string[]): string {
  return typeof passage === "string"
    ? `<p>${passage}</p>`
    : `<ul>${passage.map((line) => `<li>${line}</li>`).join("")}</ul>`;
}

/** Rows of the specification table: the name in both languages, then the value in both. */
export function params(
  ...rows: readonly (readonly [name: string, nameZh: string, value: string, valueZh: string])[]
): GoodsFamily["params"] {
  return rows.map(([name, nameZh, value, valueZh]) => ({
    name: { en: name, zh: nameZh },
    value: { en: value, zh: valueZh },
  }));
}

/** Batch prices from `[pieces, cents]`, smallest batch first. */
export function batches(...steps: readonly (readonly [num: number, cents: number])[]): readonly PriceTier[] {
  return steps.map(([num, cents]) => ({ num, cents }));
}

/** One goods: its key, name, selling point, and the figures of {@link GoodsVariant}. */
export function goods(
  key: string,
  name: Pair,
  sellingPoint: Pair,
  figures: Omit<GoodsVariant, "key" | "name" | "sellingPoint">,
): GoodsVariant {
  return { key, name: both(name), sellingPoint: both(sellingPoint), ...figures };
}
