import { inAllLanguages, type Translations } from "#server/locales.ts";
import { type Ages, agesOf, oldestChild } from "./ages.ts";

/** Before the facts among search tokens: nobody can type it, as a search has only letters, digits and symbols. */
const mark = "~age";
/** Attributes and options whose values are ages. */
const ageLabel = /^(?:suitable |recommended )?(?:for )?ages?\b|\bage(?: group| range)?$|年龄|适龄/i;

/** What a product says of itself. */
export interface AgedTexts {
  name: Translations;
  /** Attributes and options. */
  facts: readonly { name: Translations; value: Translations }[];
  /** Words of the merchant. */
  tags: string;
}

/** The ages that goods are for, as they say in their name, attributes, options and tags. */
export function agesOfGoods({ name, facts, tags }: AgedTexts): Ages[] {
  return [
    ...inAllLanguages(name).flatMap((text) => agesOf(text, false)),
    ...uniqueFacts(facts).flatMap((fact) => {
      const labelled = inAllLanguages(fact.name).some((label) => ageLabel.test(label));
      return inAllLanguages(fact.value).flatMap((text) => agesOf(text, labelled));
    }),
    // A tag is short, so that `3+` is an age there.
    ...tags.split(/[,;，；、\n]/).flatMap((tag) => agesOf(tag, /^\s*\d{1,2}\s*\+\s*$/.test(tag))),
  ];
}

/** Facts without those that many variants share. */
function uniqueFacts(facts: AgedTexts["facts"]): AgedTexts["facts"] {
  return [...new Map(facts.map((fact) => [JSON.stringify([fact.name, fact.value]), fact])).values()];
}

/** Search tokens of ages: one for each year of a child's. */
export function ageTokens({ from, to }: Ages): string[] {
  const last = Math.min(to, oldestChild);
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => `${mark}${from + at}`);
}

/** What children of these ages are called, in one word each; the shop's synonyms have the others. */
export function childrenOf(ages: readonly Ages[]): string[] {
  const some = (first: number, last: number) => ages.some(({ from, to }) => from <= last && to >= first);
  return [
    ...(ages.some(({ from }) => from <= 12) ? ["kid"] : []),
    ...(some(0, 0) ? ["baby"] : []),
    ...(some(1, 3) ? ["toddler"] : []),
    ...(ages.some(({ from, to }) => from >= 8 && from <= oldestChild && to >= 13) ? ["teen"] : []),
  ];
}
