import { VerificationPurpose } from "@sundry/api/contract/enums";
import { Refused } from "#server/http/refused.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Reads a purpose from an address. Throws Refused(4002) for an unknown one. */
export function readPurpose(text: string, lang: Lang): VerificationPurpose {
  const found = VerificationPurpose.values.find((value) => value === text);
  if (found) return found;
  throw new Refused(4002, { detail: wordsIn(lang).sentences.input.purpose });
}
