import { createHash } from "node:crypto";
import { denseRun, fold, foldApart, hasApostrophe, spacedWord } from "./foldedText.ts";
import { type Synonyms, synonymsOf, usualSynonyms } from "./synonyms.ts";
import { otherSpellings, singulars } from "./wordForms.ts";

/** `58 cm` and `58cm` are the same to a buyer, `gws-100` and `gws100` too. */
const measure = /([0-9]+) ?([a-z]+)/g;
const lettersOrDigits = /\p{N}+|\p{L}+/gu;
/** Words with something between them that is no space, such as `t-shirt`. */
const compound = /[^\s]+/g;
const longestCompound = 4;
/** Signs that a title may consist of: symbols and emoji; dots and dashes only where there is nothing else. */
const symbol = /\p{S}/gu;
const sign = /[\p{S}\p{P}]/gu;
/** Maximum length of a prefix; longer search words are cut to it. */
export const longestPrefix = 16;
/** Maximum letters of a word with synonyms in a run without spaces. */
const longestDense = 6;
/** Maximum words of a search; the rest is ignored. */
const maxQueryTokens = 24;
/** Before whole words; what has none may also be the beginning of a word. */
const wholeMark = "=";

/**
 * Search tokens of texts. Words between spaces: every prefix, what the word may be the plural of, and the whole word
 * with a mark. Other scripts: every letter and every pair, so that any run of them is found without a dictionary. Of
 * `numbers`, which goods may have hundreds of, no prefixes.
 */
export function indexTokens(texts: readonly string[], numbers: readonly string[] = []): string[] {
  const tokens = new Set<string>();
  for (const text of texts) addTokens(tokens, text, true);
  for (const number of numbers) addTokens(tokens, number, false);
  return [...tokens];
}

function addTokens(tokens: Set<string>, text: string, prefixes: boolean): void {
  const folded = fold(text);
  const apart = hasApostrophe(text) ? words(foldApart(text)) : [];
  const measures = [...folded.matchAll(measure)].flatMap(([, number = "", unit = ""]) => [number, unit, number + unit]);
  for (const word of new Set([...words(folded), ...apart, ...measures]))
    for (const token of prefixes ? prefixedTokensOf(word) : tokensOf(word, false)) tokens.add(token);
  for (const { parts, joined } of compoundsOf(folded))
    for (const token of beginningsOf(joined, prefixes, [...(parts[0] ?? "")].length + 1)) tokens.add(token);
  for (const token of denseTokens(folded, true)) tokens.add(token);
  for (const run of folded.match(denseRun) ?? []) tokens.add(wholeWord(run));
  for (const token of signsOf(folded)) tokens.add(token);
}

/** Many goods have the same words, whose tokens are made once. */
const remembered = new Map<string, readonly string[]>();
const maxRemembered = 50_000;

function prefixedTokensOf(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  const made = tokensOf(word, true);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(word, made);
  return made;
}

function tokensOf(word: string, prefixes: boolean): readonly string[] {
  const parts = word.match(lettersOrDigits) ?? [];
  const tokens = [
    ...beginningsOf(word, prefixes),
    wholeWord(word),
    ...singulars(word).flatMap((form) => [cut(form), wholeWord(form)]),
    ...(parts.length > 1 ? parts.flatMap((part) => beginningsOf(part, prefixes)) : []),
  ];
  return [...new Set(tokens)];
}

/** The beginnings of a word from a length on, or only the longest. */
function beginningsOf(word: string, prefixes: boolean, from = 1): string[] {
  const signs = [...word].slice(0, longestPrefix);
  const tokens: string[] = [];
  for (let length = prefixes ? from : signs.length; length <= signs.length; length += 1)
    tokens.push(signs.slice(0, length).join(""));
  return tokens;
}

/** Tokens of goods' names and article numbers, by which results are ordered: also those of each as a whole. */
export function nameTokensOf(names: readonly string[], numbers: readonly string[] = []): string[] {
  const whole = [...names, ...numbers].flatMap((text) => wholeText(text) ?? []);
  return [...new Set([...indexTokens(names), ...whole])];
}

/** The token of a text as a whole, whatever its case, accents and punctuation; undefined if it has nothing to search. */
export function wholeText(text: string): string | undefined {
  const folded = fold(text);
  const parts = folded.match(/[\p{L}\p{N}]+/gu) ?? signsOf(folded);
  if (parts.length === 0) return undefined;
  return `${wholeMark}${wholeMark}${createHash("sha1").update(parts.join(" ")).digest("base64url").slice(0, 16)}`;
}

/** The token of a word that is whole. */
export function wholeWord(word: string): string {
  return wholeMark + cut(word);
}

/**
 * What goods must have to match a search: of each group at least one token. A group is a word as it was written, in the
 * singular, in the other spelling, and its synonyms. Empty if the text has nothing to search for.
 */
export function queryGroups(text: string, synonyms: Synonyms = synonymsOf(usualSynonyms)): string[][] {
  const folded = fold(text);
  const joinedOf = new Map(compoundsOf(folded).flatMap(({ parts, joined }) => parts.map((part) => [part, joined])));
  const groups = [...new Set(words(folded))].map((word) => {
    const joined = joinedOf.get(word);
    return [...new Set([word, joined ?? word].flatMap((each) => alternatives(each, synonyms)))];
  });
  const all = [...groups, ...denseGroups(folded, synonyms)];
  const found = all.length > 0 ? all : signsOf(folded).map((token) => [token]);
  return found.slice(0, maxQueryTokens);
}

/** The words of a search as goods' names have them when they are meant exactly: each with its singular. */
export function wholeGroups(text: string): string[][] {
  const folded = fold(text);
  const groups = [...new Set(words(folded))].map((word) => [word, ...singulars(word)].map(wholeWord));
  return [...groups, ...denseTokens(folded, false).map((token) => [token])].slice(0, maxQueryTokens);
}

/** Tokens of a word and of everything that it may be called. */
function alternatives(word: string, { same, kinds }: Synonyms): string[] {
  const own = [word, ...singulars(word)];
  const spelt = own.flatMap((form) => [form, ...otherSpellings(form)]);
  const called = [...spelt, ...spelt.flatMap((form) => same.get(form) ?? [])].map(tokenOf);
  // Only the whole word is one of many things: a pen may be a gift, a pendulum is none.
  const many = spelt
    .flatMap((form) => kinds.get(form) ?? [])
    .map((form) => (isDense(form) ? tokenOf(form) : wholeWord(form)));
  return [...new Set([...called, ...many])];
}

/** The one token that a word is known by: of a run of letters without spaces, its first two. */
function tokenOf(word: string): string {
  return isDense(word) ? [...word].slice(0, 2).join("") : cut(word);
}

function isDense(word: string): boolean {
  return word.search(denseRun) === 0;
}

/** Groups of runs of letters without spaces, in which words that have synonyms are found, the longest first. */
function denseGroups(folded: string, { same, kinds }: Synonyms): string[][] {
  const groups: string[][] = [];
  const others: string[] = [];
  for (const run of folded.match(denseRun) ?? []) {
    const letters = [...run];
    let rest = "";
    for (let at = 0; at < letters.length; ) {
      const word = wordAt(letters, at, (each) => same.has(each) || kinds.has(each));
      rest += word === undefined ? letters[at] : " ";
      if (word !== undefined) groups.push(alternatives(word, { same, kinds }));
      at += word === undefined ? 1 : [...word].length;
    }
    others.push(rest);
  }
  return [...groups, ...denseTokens(others.join(" "), false).map((token) => [token])];
}

/** The longest known word that begins at a place of a run. */
function wordAt(letters: readonly string[], at: number, isKnown: (word: string) => boolean): string | undefined {
  for (let length = Math.min(longestDense, letters.length - at); length > 1; length -= 1) {
    const word = letters.slice(at, at + length).join("");
    if (isKnown(word)) return word;
  }
  return undefined;
}

/** The longest stored prefix; never half of a character. */
function cut(word: string): string {
  return [...word].slice(0, longestPrefix).join("");
}

function words(folded: string): string[] {
  return folded.match(spacedWord) ?? [];
}

/** `t-shirt`, in parts and as one word. */
function compoundsOf(folded: string): { parts: string[]; joined: string }[] {
  return (folded.match(compound) ?? []).flatMap((piece) => {
    const parts = words(piece);
    const isOne = parts.length > 1 && parts.length <= longestCompound && piece.search(denseRun) === -1;
    return isOne ? [{ parts, joined: parts.join("") }] : [];
  });
}

/** Pairs of letters; `every`: single letters too, otherwise only those that stand alone. */
function denseTokens(folded: string, every: boolean): string[] {
  const tokens = new Set<string>();
  for (const run of folded.match(denseRun) ?? []) {
    const letters = [...run];
    for (const [place, letter] of letters.entries()) {
      if (every || letters.length === 1) tokens.add(letter);
      const next = letters[place + 1];
      if (next !== undefined) tokens.add(letter + next);
    }
  }
  return [...tokens];
}

function signsOf(folded: string): string[] {
  const isWords = /[\p{L}\p{N}]/u.test(folded);
  return [...new Set(folded.match(isWords ? symbol : sign) ?? [])];
}
