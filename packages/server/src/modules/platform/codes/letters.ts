import type { VerificationPurpose } from "@sundry/api/contract/enums";
import { label, verificationPurposeLabels } from "@sundry/api/contract/labels";
import { type Lang, wordsIn } from "#server/locales.ts";

/** The message with a code, in the buyer's language, with the name of the shop. */
export function codeLetter(
  shop: string,
  code: string,
  purpose: VerificationPurpose,
  lang: Lang,
): { subject: string; body: string } {
  const what = label(verificationPurposeLabels, purpose, lang);
  const { letter } = wordsIn(lang).sentences;
  return { subject: letter.subject(shop, what), body: letter.body(shop, code, what) };
}
