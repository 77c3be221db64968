import type { VerificationPurpose } from "@sundry/api/contract/enums";
import { label, verificationPurposeLabels } from "@sundry/api/contract/labels";
import { type Lang, wordsIn } from "#server/locales.ts";

/** The message that carries a code, in the buyer's language. */
export function codeLetter(code: string, purpose: VerificationPurpose, lang: Lang): { subject: string; body: string } {
  const what = label(verificationPurposeLabels, purpose, lang);
  const { letter } = wordsIn(lang).sentences;
  return { subject: letter.subject(what), body: letter.body(code, what) };
}
