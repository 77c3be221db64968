/** Plurals that follow no rule, and their singulars. */
const irregular: Readonly<Record<string, string>> = {
  men: "man",
  women: "woman",
  womens: "woman",
  mens: "man",
  children: "child",
  childrens: "child",
  feet: "foot",
  teeth: "tooth",
  geese: "goose",
  mice: "mouse",
  people: "person",
  dice: "die",
  buses: "bus",
  gases: "gas",
};

/**
 * What an English word may be the plural of, judged by its ending; none if it is no plural. `word` is folded. A form that
 * does not exist does no harm: nothing is called so.
 */
export function singulars(word: string): string[] {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (known !== undefined) return [known];
  if (!/^[a-z]{2,}s$/.test(word) || word.endsWith("ss") || /^[a-z]?[aeiou]s$/.test(word)) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith("ies") && word.length > 4) forms.unshift(`${word.slice(0, -3)}y`);
  if (word.endsWith("ves") && word.length > 4) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/(x|ch|sh|sses|o)es$/.test(word) && word.length > 5) forms.push(word.slice(0, -2));
  else if (/(x|ch|sh|ss)es$/.test(word)) forms.push(word.slice(0, -2));
  else if (/[sz]es$/.test(word) && word.length > 5) forms.push(word.slice(0, -2));
  return forms;
}

/** Rules between American and British spelling; each is tried in both directions. */
const spellings: readonly [RegExp, string][] = [
  [/^([a-z]{3,})our/, "$1or"],
  [/^([a-z]{3,})or/, "$1our"],
  [/^([a-z]{2,}[bcdfghjklmnpqrstvwxz])re(s?)$/, "$1er$2"],
  [/^([a-z]{2,}[bcdfghjklmnpqrstvwxz])er(s?)$/, "$1re$2"],
  [/^([a-z]{3,})is(e|ed|er|ers|es|ing|ation)$/, "$1iz$2"],
  [/^([a-z]{3,})iz(e|ed|er|ers|es|ing|ation)$/, "$1is$2"],
  [/^([a-z]{3,})ys(e|ed|er|ers|es|ing)$/, "$1yz$2"],
  [/^([a-z]{3,})yz(e|ed|er|ers|es|ing)$/, "$1ys$2"],
  [/^([a-z]{3,})ogue(s?)$/, "$1og$2"],
  [/^([a-z]{3,})og(s?)$/, "$1ogue$2"],
  [/^([a-z]{2,}[aeiou])ll(ed|ing|er|ers|ery|ous|ist|en)$/, "$1l$2"],
  [/^([a-z]{2,}[aeiou])l(ed|ing|er|ers|ery|ous|ist|en)$/, "$1ll$2"],
  [/^([a-z]{3,})ence(s?)$/, "$1ense$2"],
  [/^([a-z]{3,})ense(s?)$/, "$1ence$2"],
];

/** How an English word is written on the other side of the Atlantic, by the rules. */
export function otherSpellings(word: string): string[] {
  return spellings.flatMap(([rule, other]) => (rule.test(word) ? [word.replace(rule, other)] : []));
}
