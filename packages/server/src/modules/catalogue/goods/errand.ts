import { type Ages, askedAge, type Said } from "./ages.ts";
import { askedBudget, type Budget } from "./budgets.ts";

/** Something that a search says besides its words. */
export interface Wish<T> {
  value: T;
  /** As it was typed. */
  text: string;
  /** The search without it. */
  without: string;
}

/** A search, read as a person would: its words, for whom it is, and what it may cost. */
export interface Errand {
  /** What goods are searched by; empty if there is only an age or a budget. */
  words: string;
  age?: Wish<Ages>;
  budget?: Wish<Budget>;
}

/** Before what was taken out, these lead to it and go with it. */
const leadingTo = /(?:^|[\s,;:]+)(?:(?:for|to|at|in|of|with|is|and|an?|aged?|kids? aged?)\s*)+$/iu;

/** Around an age. */
const forWhom = /^(?:for\s+(?:an?\s+)?|适合|适用于?|送给|给)|的$/giu;

/** Reads a search. Whatever is no age and no budget stays among its words. */
export function readErrand(keyword: string): Errand {
  const typed = keyword.normalize("NFKC").trim();
  const age = askedAge(typed);
  // An age is no price: "under 5 years".
  const budget = askedBudget(age ? blanked(typed, [age]) : typed);
  const wishOf = <T>({ value, ...place }: Said<T>): Wish<T> => ({
    value,
    text: typed.slice(place.at, place.end).trim().replace(forWhom, ""),
    without: taken(typed, [{ value, ...place }]),
  });
  return {
    words: taken(
      typed,
      [age, budget].flatMap((said) => said ?? []),
    ),
    ...(age && { age: wishOf(age) }),
    ...(budget && { budget: wishOf(budget) }),
  };
}

/** A text with spaces in some places, so that what follows stays where it was. */
function blanked(text: string, places: readonly Said<unknown>[]): string {
  return places.reduce((rest, { at, end }) => rest.slice(0, at) + " ".repeat(end - at) + rest.slice(end), text);
}

/** A text without some places, and without what only led to them. */
function taken(text: string, places: readonly Said<unknown>[]): string {
  if (places.length === 0) return text;
  const parts = [...places].sort((a, b) => a.at - b.at);
  let rest = "";
  let from = 0;
  for (const { at, end } of parts) {
    rest = `${rest + text.slice(from, at)} `.replace(leadingTo, " ");
    from = end;
  }
  return (rest + text.slice(from)).replace(/\s+/g, " ").replace(/^[\s,;，；的]+|[\s,;，；]+$/gu, "");
}
