/** Words of letters and digits, of every script with spaces between words. */
export const spacedWord = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
/** `58 cm` and `58cm` are the same to a buyer. */
const measure = /([0-9]+) ?([a-z]+)/g;
/** Chinese characters that follow each other. */
export const hanRun = /\p{Script=Han}+/gu;
/** Maximum length of a prefix; longer search words are cut to it. */
const longestPrefix = 16;
/** Maximum words of a search; the rest is ignored. */
const maxQueryTokens = 24;

/**
 * Search tokens of texts. Words between spaces: every prefix and the singular of each word, so that an incomplete word
 * already finds goods. Chinese: every character and every pair, so that words of one or two characters are found
 * without a dictionary.
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

/** Words that buyers write for what the goods are called. Both sides as {@link fold} writes them, in the singular. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ["jewelry", "jewellery"],
  ["kid", "children"],
  ["child", "children"],
  ["tshirt", "shirt"],
  ["tee", "shirt"],
  ["color", "colour"],
  ["colored", "coloured"],
  ["gray", "grey"],
  ["pajama", "pyjama"],
  ["aluminum", "aluminium"],
  ["eyeglass", "glass"],
  ["cellphone", "phone"],
  ["handbag", "bag"],
  ["schoolbag", "backpack"],
  ["rucksack", "backpack"],
  ["parasol", "sunshade"],
  ["brolly", "umbrella"],
]);

/** Words that buyers may mean besides those in the names of goods. */
export const synonymWords: readonly string[] = [...synonyms].flat();

/** Tokens that goods must all have to match a search; empty if the text has neither letters nor digits. */
export function queryTokens(text: string): string[] {
  const folded = fold(text);
  const tokens = new Set<string>();
  for (const word of words(folded)) {
    const one = singular(word);
    tokens.add(cut(singular(synonyms.get(one) ?? one)));
  }
  for (const [run] of folded.matchAll(hanRun)) {
    const signs = [...run];
    if (signs.length === 1) tokens.add(run);
    for (let place = 0; place + 1 < signs.length; place += 1) tokens.add(`${signs[place]}${signs[place + 1]}`);
  }
  return [...tokens].slice(0, maxQueryTokens);
}

/** The longest stored prefix; never half of a character. */
function cut(word: string): string {
  return [...word].slice(0, longestPrefix).join("");
}

function words(folded: string): string[] {
  return [...folded.matchAll(spacedWord)].map(([word]) => word);
}

/** A text without case, accents and apostrophes. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "");
}

/** Singular of an English plural, judged by its ending; otherwise the word unchanged. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
