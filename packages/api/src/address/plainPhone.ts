/** Dashes, dots, brackets and spaces that people write into a number. */
const separators = /[\p{P}\p{Z}\s~]/gu;
/** A mobile number of mainland China, in any of the ways in which it is written there. */
const mainland = /^(?:(?:\+|00)?86|0)?(1[3-9]\d{9})$/;

/**
 * A typed or pasted telephone number without what people and programs put around and between its digits: `+` and ASCII
 * digits, and letters if it had any. Full-width signs, the digits of other scripts, invisible direction marks (as contact
 * lists copy them), `tel:` and `00` for `+` are read. It knows nothing of countries: see `readPhone`.
 */
export function plainPhone(typed: string): string {
  const text = typed
    .normalize("NFKC")
    .replace(/\p{C}|\p{Default_Ignorable_Code_Point}/gu, (sign) => (/\s/.test(sign) ? " " : ""))
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .trim()
    .replace(/^tel:/i, "")
    .replace(separators, "");
  return text.replace(/^00(?=[1-9])/, "+");
}

/**
 * The 11 digits of a mobile number of mainland China (`13800138000`), which are its usual form there and the only one
 * that the reference backend knows. Undefined for any other number.
 */
export function mainlandMobile(typed: string): string | undefined {
  return mainland.exec(plainPhone(typed))?.[1];
}

/** A number in E.164 as backends without countries know it: a mainland mobile has 11 digits, others stay as they are. */
export function localForm(number: string): string {
  return mainlandMobile(number) ?? number;
}

/** The digits of a script stand one after the other, from its zero on. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
