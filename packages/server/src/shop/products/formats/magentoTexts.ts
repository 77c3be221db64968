/**
 * The pairs of a cell such as `color=Black,size=XS`, also with values in quotes. A comma within a value does not end
 * it, because no name and `=` follow.
 */
export function pairsIn(text: string): [string, string][] {
  return text.split(/,(?=\s*"?[a-z][a-z0-9_]*=)/i).flatMap((part): [string, string][] => {
    const at = part.indexOf("=");
    if (at < 1) return [];
    const unquoted = (word: string) =>
      word
        .trim()
        .replace(/^"(.*)"$/s, "$1")
        .replaceAll('""', '"')
        .trim();
    const whole = /^\s*"[^"]*=/.test(part) ? unquoted(part) : part;
    const cut = whole.indexOf("=");
    return [[unquoted(whole.slice(0, cut)), unquoted(whole.slice(cut + 1))]];
  });
}

/** A code as a buyer reads it: `shirt_size` is "Shirt size". */
export function wordsOf(code: string): string {
  const words = code.replaceAll("_", " ").trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
