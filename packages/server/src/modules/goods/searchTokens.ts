/** Letters and digits of every script that puts spaces between its words. */
const spacedWord = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
/** `58 cm` and `58cm` are the same to a buyer. */
const measure = /([0-9]+) ?([a-z]+)/g;
const hanRun = /\p{Script=Han}+/gu;
/** Prefixes beyond this length are not kept; longer searched words are cut to it. */
const longestPrefix = 16;
/** Words a search is made of at most; the rest is ignored. */
const mostQueryTokens = 24;

/**
 * Tokens under which texts are found. Words between spaces: every prefix and the singular of each word, so typing finds
 * while a word is still incomplete. Chinese: every sign and every pair, so words of one or two signs are found without a dictionary.
 */
export function indexTokens(texts: readonly string[]): string[] {
  const tokens = new Set<string>();
  for (const text of texts) {
    const folded = fold(text);
    const measures = [...folded.matchAll(measure)].flatMap(([, number = "", unit = ""]) => [
      number,
      unit,
      number + unit,
    ]);
    for (const word of [...words(folded), ...measures]) {
      tokens.add(cut(singular(word)));
      const signs = [...word].slice(0, longestPrefix);
      for (const end of signs.keys()) tokens.add(signs.slice(0, end + 1).join(""));
    }
    for (const [run] of folded.matchAll(hanRun)) {
      const signs = [...run];
      for (const [place, sign] of signs.entries()) {
        tokens.add(sign);
        const next = signs[place + 1];
        if (next !== undefined) tokens.add(sign + next);
      }
    }
  }
  return [...tokens];
}

/** Tokens that goods must all have to be found by a searched text; empty when the text has neither letters nor digits. */
export function queryTokens(text: string): string[] {
  const folded = fold(text);
  const tokens = new Set<string>();
  for (const word of words(folded)) tokens.add(cut(singular(word)));
  for (const [run] of folded.matchAll(hanRun)) {
    const signs = [...run];
    if (signs.length === 1) tokens.add(run);
    for (let place = 0; place + 1 < signs.length; place += 1) tokens.add(`${signs[place]}${signs[place + 1]}`);
  }
  return [...tokens].slice(0, mostQueryTokens);
}

/** The longest prefix that is kept; never half of a sign. */
function cut(word: string): string {
  return [...word].slice(0, longestPrefix).join("");
}

function words(folded: string): string[] {
  return [...folded.matchAll(spacedWord)].map(([word]) => word);
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "");
}

/** Singular of a plural English word by its ending; the same word when it is none. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
