import type { Bilingual } from "../../family.ts";

/** The buyer's opinion. */
export type ReviewGrade = "good" | "moderate" | "worse";

/** Sentences of each grade. Each makes sense on its own, and any two of the same grade can follow each other. */
export type GradedSentences = Readonly<Record<ReviewGrade, readonly Bilingual[]>>;

/** A reviewer; the name is the same in both languages. */
export interface ReviewAuthor {
  name: string;
  city: Bilingual;
}

/** Sentences from pairs of English and Chinese. */
export function sentences(...pairs: readonly (readonly [en: string, zh: string])[]): readonly Bilingual[] {
  return pairs.map(([en, zh]) => ({ en, zh }));
}
