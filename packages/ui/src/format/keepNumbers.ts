import { textOf } from "../internal/given.ts";

/**
 * Keeps a number on one line with the word after it, such as "350 ml" or "24 pieces". Only for names on screen, never
 * for data that is sent or compared.
 */
export function keepNumbers(name: string): string {
  return textOf(name).replace(/(\d) (?=\p{L})/gu, "$1\u00a0");
}
