import { mainlandMobile } from "@sundry/api/address/plainPhone";
import { readPhone } from "@sundry/api/address/readPhone";
import { Refused } from "#server/http/refused.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Whether a text is a telephone number that needs no country to be understood. */
export function looksLikePhone(text: string): boolean {
  return readPhone(text).fault === undefined;
}

/**
 * A typed number as it is stored: in E.164. `country` explains numbers without a country code. Throws Refused(4002) with
 * what is wrong.
 */
export function requirePhone(typed: string, country: string | undefined, lang: Lang): string {
  const read = readPhone(typed, country);
  if (read.fault !== undefined) throw new Refused(4002, { detail: wordsIn(lang).sentences.input.phone[read.fault] });
  return read.number;
}

/**
 * Every form in which the number that somebody types may be stored: E.164, and what shops kept before for mobiles of
 * mainland China. A text that is no number stands for itself.
 */
export function storedForms(typed: string): readonly string[] {
  const read = readPhone(typed);
  if (read.fault !== undefined) return [typed];
  const mobile = mainlandMobile(read.number);
  return mobile === undefined ? [read.number] : [read.number, mobile, `0${mobile}`];
}

/** One form for all spellings of a number, so that they are counted together; other texts in lower case. */
export function loginKey(typed: string): string {
  const read = readPhone(typed);
  return read.fault === undefined ? read.number : typed.toLowerCase();
}
