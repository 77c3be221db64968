let segmenter: Intl.Segmenter | undefined;

const han = /\p{Script=Han}/u;
const oneHan = /^\p{Script=Han}$/u;
const closing = /^[\p{Pe}\p{Pf}\p{Po}]+$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
/** Read at one glance: up to four characters, and the mark after them. */
const shortClause = /^\p{Script=Han}{2,4}\p{Po}*$/u;
/** Where a clause ends: a mark, or a space. */
const ending = /[\p{Po}\s]$/u;

/**
 * Splits Chinese text where a line may end: between phrases, never inside a word. Characters that the dictionary leaves alone make
 * words of two, a last one belongs to the word before it, and marks to the word they follow. A clause of up to
 * four characters stays whole. Other text stays whole: its spaces are enough. Joined, the parts are the text.
 */
export function splitPhrases(text: string): string[] {
  if (!han.test(text)) return [text];
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  const words = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const phrases: string[] = [];
  /** Single characters at the end of the last phrase. */
  let singles = 0;
  for (const [index, word] of words.entries()) {
    const single = oneHan.test(word);
    const joined = index > 0 && joins(words[index - 1] ?? "", word, words[index + 1] ?? "", singles);
    if (joined) phrases.push(`${phrases.pop() ?? ""}${word}`);
    else phrases.push(word);
    singles = single ? (joined ? singles + 1 : 1) : 0;
  }
  return wholeClauses(phrases);
}

/** The phrases, with those of a short clause joined. */
function wholeClauses(phrases: readonly string[]): string[] {
  const joined: string[] = [];
  let clause: string[] = [];
  for (const [index, phrase] of phrases.entries()) {
    clause.push(phrase);
    if (!ending.test(phrase) && index < phrases.length - 1) continue;
    const text = clause.join("");
    joined.push(...(shortClause.test(text) ? [text] : clause));
    clause = [];
  }
  return joined;
}

/** Whether a line must not end between two words, the first of them with so many single characters. */
function joins(before: string, word: string, after: string, singles: number): boolean {
  if (closing.test(word) || opening.test(before)) return true;
  // Figures and Latin text belong to the Chinese beside them.
  if (!han.test(word) || !han.test(before)) return !/\s/.test(word + before) && !closing.test(before);
  if (!oneHan.test(word)) return false;
  return singles === 1 || !oneHan.test(after);
}
