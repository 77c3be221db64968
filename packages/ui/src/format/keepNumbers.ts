/**
 * Keeps a number on one line with the word after it: "350 ml", "24 pieces" break as a whole. For names as they are shown; never
 * for what is sent or compared.
 */
export function keepNumbers(name: string): string {
  return name.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");
}
