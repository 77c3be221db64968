/*
 * What people who try passwords try first: a common word, a name or a phrase in Pinyin, with digits or signs around it, and
 * rows, walks over the keyboard, repetitions and dates. Each rule costs next to nothing, however long the text is.
 */

/** What is known about passwords in general and about one buyer and shop. */
export interface Known {
  /** Common passwords, in small letters. */
  common: ReadonlySet<string>;
  /** For each key of a keyboard, the keys around it, each as the characters it writes. */
  keys: Readonly<Record<string, readonly (string | null)[]>>;
  /** Names that the buyer or the shop has. */
  names: readonly string[];
}

/** Digits and signs that stand for letters; the one and the mark for two of them. */
const lettersFor: readonly Readonly<Record<string, string>>[] = ["l", "i"].map((one) => ({
  ...{ "0": "o", "1": one, "!": one, "|": one, "3": "e", "4": "a", "@": "a", "5": "s", $: "s", "7": "t", "+": "t" },
}));
/** One to four syllables of Pinyin; that it takes some more is of no harm. */
const pinyin =
  /^(?:(?:[zcs]h|[bpmfdtnlgkhjqxzcsryw])?(?:[iu]ang|iong|[aeio]ng|ian|iao|uai|[aeiu]n|[aeo]i|ao|ou|er|i[aeu]|u[aeio]|[aeiouv])){1,4}$/;
/** Digits that are a word in Chinese: "I love you", "for ever", "thanks". */
const spoken = /^(?:520|521|1314|3344|5201314|1314520|886|168|666|888)+$/;
/** Most digits of a number that is tried through. */
const fewDigits = 4;
/** Shorter texts are initials, not words. */
const initials = 3;

/** Whether a password, in small letters, is one of the first guesses. */
export function isFirstGuess(password: string, known: Known): boolean {
  const plain = withoutMarks(password);
  if (isKnownRow(plain, known.common) || isWalk(plain, known.keys)) return true;
  if (known.names.flatMap(partsOf).some((name) => isName(plain, name, known.common))) return true;
  const bare = lettersAndDigits(plain);
  if (bare.length > initials && known.common.has(bare)) return true;
  const word = /\p{L}.*\p{L}|\p{L}/su.exec(plain);
  if (!word) return halves(plain).some((parts) => parts.every((part) => isKnownRow(part, known.common)));
  const around = plain.slice(0, word.index) + plain.slice(word.index + word[0].length);
  const digits = around.replace(/[^\p{N}]/gu, "");
  if (digits.length > fewDigits && !isKnownRow(digits, known.common)) return false;
  // With signs around them, initials are no longer what is tried.
  if ([...word[0]].length <= initials && !/[^\p{L}\p{N}]/u.test(plain)) return true;
  const withSigns = plain.replace(/^\p{N}+|\p{N}+$/gu, "");
  const readings = [word[0], plain, withSigns, withSigns.replace(/[^\p{L}\p{N}]+$/u, "")].flatMap(readAs);
  return [word[0], ...readings].some((one) => isWord(lettersAndDigits(one), known.common));
}

/**
 * A name with nothing but what is tried around it, also backwards or twice. Digits of its own belong to the name, so
 * `buyer10001` is `buyer1000` and a one; a number is also tried with initials.
 */
function isName(plain: string, name: string, common: ReadonlySet<string>): boolean {
  return [plain, backwards(plain)].some((text) =>
    [{}, ...lettersFor].some((letters) => {
      const around = besides(name, text, letters);
      if (around === undefined) return false;
      const digits = around.replace(/\P{N}/gu, "");
      return (
        around.length - digits.length <= (/\p{L}/u.test(name) ? 0 : initials) &&
        (digits.length <= fewDigits || isKnownRow(digits, common))
      );
    }),
  );
}

/**
 * Letters and digits of a text besides those of a name, which may have signs inside, or for letters as `letters` reads
 * them. Undefined if the name is not there.
 */
function besides(name: string, text: string, letters: Readonly<Record<string, string>>): string | undefined {
  const read = (sign: string) => letters[sign] ?? sign;
  const wanted = [...name].map(read);
  const signs = [...text].filter((sign) => lettersAndDigits(read(sign)) !== "");
  const left: string[] = [];
  for (let at = 0; at < signs.length; ) {
    const isHere = wanted.every((letter, place) => read(signs[at + place] ?? "") === letter);
    if (!isHere) left.push(signs[at] ?? "");
    at += isHere ? wanted.length : 1;
  }
  return left.length < signs.length ? lettersAndDigits(left.join("")) : undefined;
}

/** A word that is tried, with nothing around it: common or Pinyin, also backwards or twice. */
function isWord(word: string, common: ReadonlySet<string>): boolean {
  if (word.length > 1 && pinyin.test(word)) return true;
  if ([word, backwards(word)].some((one) => common.has(one))) return true;
  const half = word.slice(0, word.length / 2);
  return half + half === word && (half.length <= initials || isWord(half, common));
}

/** The letters and digits of a name, and of its parts that are long enough: those of an address before the `@`. */
function partsOf(name: string): string[] {
  const lower = withoutMarks(name.normalize("NFKC").toLowerCase());
  const parts = [lower, lower.split("@", 1)[0] ?? "", ...lower.split(/[^\p{L}\p{N}]+/u)];
  return parts
    .map(lettersAndDigits)
    .flatMap((part) => [part, part.replace(/^\p{N}+|\p{N}+$/gu, "")])
    .filter(isLong);
}

function withoutMarks(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC");
}

function backwards(text: string): string {
  return [...text].reverse().join("");
}

function isLong(text: string): boolean {
  return text.length > initials || (/\p{Script=Han}/u.test(text) && text.length > 1);
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

function readAs(text: string): string[] {
  return lettersFor.map((letters) => [...text].map((sign) => letters[sign] ?? sign).join(""));
}

/** A date, a row, a repetition, or digits that everybody knows. */
function isKnownRow(text: string, common: ReadonlySet<string>): boolean {
  return common.has(text) || isRow(text) || isDate(text) || spoken.test(text) || isRepeated(text, common);
}

/** Whether each character follows the one before, up or down: `12345678`, `hgfedcba`. */
function isRow(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return codes.length > 1 && [0, 1, -1].some((step) => steps.every((one) => one === step));
}

/** Days as people write them, with the year first or last, or without its century. */
function isDate(text: string): boolean {
  const digits = text.replace(/[-./ ]/g, "");
  const day = "(?:0[1-9]|[12]\\d|3[01])";
  const month = "(?:0[1-9]|1[0-2])";
  const year = "(?:(?:19|20)?\\d\\d)";
  return new RegExp(`^(?:${year}${month}${day}|${day}${month}${year}|${month}${day}${year})$`).test(digits);
}

/** A short or common text written again and again: `abababab`, `loveloves`. */
function isRepeated(text: string, common: ReadonlySet<string>): boolean {
  for (let length = 1; length <= text.length / 2 && length <= 12; length += 1) {
    const unit = text.slice(0, length);
    const isAll = unit.repeat(Math.ceil(text.length / length)).startsWith(text);
    if (isAll && (length <= fewDigits || common.has(unit))) return true;
  }
  return false;
}

/** Whether each key is beside the one before, or the same: `qwertyui`, `1qaz2wsx`. A step to another row begins anew. */
function isWalk(text: string, keys: Known["keys"]): boolean {
  const signs = [...text];
  let jumps = 0;
  for (let at = 1; at < signs.length; at += 1) {
    const [from = "", to = ""] = [signs[at - 1], signs[at]];
    if (from !== to && !keys[from]?.some((key) => key?.includes(to))) jumps += 1;
  }
  return signs.length > fewDigits && jumps <= signs.length / 4 - 1;
}

/** A text in two parts, in every way. */
function halves(text: string): [string, string][] {
  return [...text].slice(1).map((_, at) => [text.slice(0, at + 1), text.slice(at + 1)]);
}
