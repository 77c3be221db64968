const accents: Readonly<Record<string, string>> = {
  ...{ a: "á", c: "ç", d: "ð", e: "é", g: "ĝ", h: "ĥ", i: "í", j: "ĵ", k: "ķ", l: "ļ", n: "ñ", o: "ö", r: "ŕ", s: "š" },
  ...{ t: "ţ", u: "û", w: "ŵ", y: "ý", z: "ž", A: "Å", C: "Ç", D: "Ð", E: "É", G: "Ĝ", H: "Ĥ", I: "Î", J: "Ĵ", K: "Ķ" },
  ...{ L: "Ļ", N: "Ñ", O: "Ö", R: "Ŕ", S: "Š", T: "Ţ", U: "Û", W: "Ŵ", Y: "Ý", Z: "Ž" },
};

/** Parts that i18next or markup reads: placeholders such as `{{count}}`, tags, other keys. */
const untouched = /(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/;
const extra = 0.4;

/** All words of the shop in the pseudo-locale en-XA: accented, and with 40% more letters in each word. */
export function pseudoLocalise<Words>(words: Words): Words {
  return lengthened(words) as Words;
}

function lengthened(value: unknown): unknown {
  if (typeof value === "string") return pseudo(value);
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value === "function")
    return (...input: unknown[]) => lengthened((value as (...input: unknown[]) => unknown)(...input));
  // A module has no prototype, like a record.
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthened(inner)]));
  return value;
}

/** One text: `Add {{count}}` becomes `Åððð {{count}}`. */
export function pseudo(text: string): string {
  return text
    .split(untouched)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(/[A-Za-z]+/g, longWord)))
    .join("");
}

function longWord(word: string): string {
  return [...word]
    .map((letter, place) => {
      const accented = accents[letter] ?? letter;
      const more = Math.ceil((place + 1) * extra) - Math.ceil(place * extra);
      return accented + accented.toLowerCase().repeat(more);
    })
    .join("");
}
