import type { PointReason } from "#server/db/schema/member.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** The reason of a change of points as a sentence in the reader's language. */
export function pointReason(reason: PointReason, reference: string, lang: Lang): string {
  return wordsIn(lang).histories.points[reason].replace("{number}", reference);
}
