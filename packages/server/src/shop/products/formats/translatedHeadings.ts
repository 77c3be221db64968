import { plainHeading } from "../columns.ts";

/** Letters without accents and the `#`: people retype headings, and languages put other signs before a `?`. */
export function headingWords(heading: string): string {
  return plainHeading(heading)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replace(/[^\p{L}#]+/gu, " ")
    .trim();
}

/**
 * Finds what headings in other languages are called in a table of English ones. A `#` in the table stands for a number,
 * as in `Attribute # name`.
 */
export function headingLookup(english: Readonly<Record<string, readonly string[]>>) {
  const byWords = new Map(
    Object.entries(english).flatMap(([heading, others]) =>
      others.map((each): [string, string] => [headingWords(each), heading]),
    ),
  );
  return (heading: string): string | undefined => {
    const whole = byWords.get(headingWords(heading));
    const [number] = /\d+/.exec(heading) ?? [];
    if (whole !== undefined || number === undefined) return whole;
    return byWords.get(headingWords(heading.replace(number, "#")))?.replace("#", number);
  };
}
