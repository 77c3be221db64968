import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";

/** What a command was called with. */
export interface Called {
  /** Words after the name of the command, in their order. */
  words: readonly string[];
  /** `--name value`; an option without a value is "". */
  options: Readonly<Record<string, string>>;
}

/**
 * Something the other side of the marketplace does: a store, a carrier, the platform. Runs in one transaction and answers what
 * it has done, in a line for a terminal. Throws Refused as the service behind it does.
 */
export interface Command {
  name: string;
  /** What follows the name, for the help. */
  usage: string;
  /** What it does, in a sentence for the help. */
  does: string;
  run(tx: Tx, services: Services, called: Called): Promise<string>;
}

/** A command was called with words that mean nothing; the message is for the terminal. */
export class Misused extends Error {
  override name = "Misused";
}

/** The word at a place (from 0). Throws Misused when it is missing. */
export function wordAt({ words }: Called, place: number, name: string): string {
  const word = words[place];
  if (word === undefined || word === "") throw new Misused(`Say the ${name}.`);
  return word;
}

/** A word that must be one of a few. Throws Misused. */
export function oneOf<const Word extends string>(word: string, allowed: readonly Word[]): Word {
  const found = allowed.find((one) => one === word.toLowerCase());
  if (found === undefined) throw new Misused(`Say one of ${allowed.join(", ")}.`);
  return found;
}

/** Everything from a place on, as one sentence. Throws Misused when there is none. */
export function sentenceFrom({ words }: Called, place: number, name: string): string {
  const sentence = words.slice(place).join(" ").trim();
  if (sentence === "") throw new Misused(`Say the ${name}.`);
  return sentence;
}
