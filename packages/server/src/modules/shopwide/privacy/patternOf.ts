/**
 * A pattern of PostgreSQL that finds what says who somebody is: a telephone number in any spelling, and any other text as a
 * word of its own, because a short name is a part of many others; Chinese has no spaces around words.
 */
export function patternOf(word: string): string {
  const [, digits] = /^\+(\d{8,15})$/.exec(word) ?? [];
  if (digits !== undefined) return alone(spellingsOf(digits));
  const text = word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return /\p{Script=Han}/u.test(word) && word.length > 1 ? text : alone(text);
}

function alone(pattern: string): string {
  return `(?<![[:alnum:]])${pattern}(?![[:alnum:]])`;
}

/** What people write between the digits of a number. */
const between = "[ .()/-]*";

/** With the country's code or without it, which has one to three digits, and with the zero before a national number. */
function spellingsOf(digits: string): string {
  const spaced = (some: string) => [...some].join(between);
  const forms = [1, 2, 3].map((length) => {
    const [code, rest] = [digits.slice(0, length), digits.slice(length)];
    return `(?:(?:\\+|00)?${spaced(code)}${between})?0?${between}${spaced(rest)}`;
  });
  return `(?:${forms.join("|")})`;
}
