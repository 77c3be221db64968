import type { Bilingual } from "../../family.ts";

/** How a buyer found the goods. */
export type ReviewGrade = "good" | "moderate" | "worse";

/** Sentences of each grade; every one stands on its own, and two of one grade may follow each other. */
export type GradedSentences = Readonly<Record<ReviewGrade, readonly Bilingual[]>>;

/** A buyer who writes reviews; the name reads the same in both languages. */
export interface ReviewAuthor {
  name: string;
  city: Bilingual;
}

/** Sentences from pairs of English and Chinese. */
export function sentences(...pairs: readonly (readonly [en: string, zh: string])[]): readonly Bilingual[] {
  return pairs.map(([en, zh]) => ({ en, zh }));
}
