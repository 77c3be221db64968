import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";

/** Arguments of a command. */
export interface CommandArguments {
  /** Words after the command's name, in order. */
  words: readonly string[];
  /** `--name value`; an option without a value is "". */
  options: Readonly<Record<string, string>>;
}

/**
 * An action of the other side of the marketplace: a store, a carrier, the platform. Runs in one transaction and returns
 * a line for the terminal. Throws Refused like the service behind it.
 */
export interface Command {
  name: string;
  /** Arguments, for the help. */
  usage: string;
  /** What it does, in a sentence, for the help. */
  does: string;
  run(tx: Tx, services: Services, called: CommandArguments): Promise<string>;
}

/** A command was called with invalid arguments. The message is for the terminal. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The word at a position (from 0). Throws UsageError if it is missing. */
export function wordAt({ words }: CommandArguments, place: number, name: string): string {
  const word = words[place];
  if (word === undefined || word === "") throw new UsageError(`Say the ${name}.`);
  return word;
}

/**
 * Refuses words after the first `count`: an amount without its option, or a name without its quotes, would otherwise be
 * passed over. Throws UsageError.
 */
export function noMoreWords({ words }: CommandArguments, count: number): void {
  const more = words.slice(count).join(" ");
  if (more !== "") throw new UsageError(`What is "${more}"? Options begin with --, and a name with spaces has quotes.`);
}

/** A word that must be one of a few. Throws UsageError. */
export function oneOf<const Word extends string>(word: string, allowed: readonly Word[]): Word {
  const found = allowed.find((one) => one === word.toLowerCase());
  if (found === undefined) throw new UsageError(`Say one of ${allowed.join(", ")}.`);
  return found;
}

/** Everything from a position on, as one sentence. Throws UsageError if there is nothing. */
export function textFrom({ words }: CommandArguments, place: number, name: string): string {
  const sentence = words.slice(place).join(" ").trim();
  if (sentence === "") throw new UsageError(`Say the ${name}.`);
  return sentence;
}
