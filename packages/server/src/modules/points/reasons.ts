import type { PointReason } from "#server/db/schema/member.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** A change of points in one sentence, in the language of the reader. */
export function pointReason(reason: PointReason, reference: string, lang: Lang): string {
  return wordsIn(lang).histories.points[reason].replace("{number}", reference);
}
