/** Scripts that are searched by any run of letters: those without spaces between words, Korean and Arabic. */
const dense =
  "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\p{scx=Yi}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}" +
  "\\p{scx=Khmer}\\p{scx=Myanmar}\\p{scx=Tibetan}\\p{scx=Arabic}";

/** Words of letters and digits, of the scripts with spaces between words. */
export const spacedWord = new RegExp(`[[\\p{L}\\p{N}]--[${dense}]]+`, "gv");
/** Letters that follow each other, of the other scripts. */
export const denseRun = new RegExp(`[[\\p{L}\\p{N}]&&[${dense}]]+`, "gv");
/** Both, in a text that is not folded: marks and apostrophes belong to a word. */
export const typedPart = new RegExp(
  `[[\\p{L}\\p{N}]--[${dense}]][[\\p{L}\\p{N}\\p{M}'’]--[${dense}]]*|[[\\p{L}\\p{N}]&&[${dense}]][[\\p{L}\\p{N}\\p{M}]&&[${dense}\\p{M}]]*`,
  "gv",
);

/** In a composed text: Greek has two more signs that are composed to these. */
const apostrophes = /['‘’ʼ`´＇]/g;
/** Letters that are no letter with a mark, and how people write them without. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ς: "σ",
};
const withoutMark = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** A text without case, accents and apostrophes: the same for every way to write the same letters. */
export function fold(text: string): string {
  const lower = unmarked(text.normalize("NFC").replace(apostrophes, "")).toUpperCase().toLowerCase();
  return unmarked(lower)
    .replace(withoutMark, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophes, "")
    .normalize("NFC");
}

/** The same, but what an apostrophe separates are words: `l'eau` is `l eau`. */
export function foldApart(text: string): string {
  return fold(text.normalize("NFC").replace(apostrophes, " "));
}

/** Whether {@link foldApart} makes another text than {@link fold}. */
export function hasApostrophe(text: string): boolean {
  return text.normalize("NFC").search(apostrophes) >= 0;
}

function unmarked(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}
