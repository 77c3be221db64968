import { splitGraphemes } from "../../format/graphemes.ts";

const HAN = /\p{Script=Han}/u;

/** One or two letters for a name: "Threadwell Haberdashery" is "TH", "金河伞业" is "金". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const firsts = words.map((word) => splitGraphemes(word)[0] ?? "");
  const first = firsts[0] ?? "";
  return HAN.test(first) ? first : firsts.slice(0, 2).join("").toUpperCase();
}

/** Which of `count` colours a name has. The same name always has the same colour. */
export function colourIndex(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
}
