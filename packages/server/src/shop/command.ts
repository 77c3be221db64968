import type { Config } from "#server/config.ts";
import type { ProgressBar } from "./progressBar.ts";

/** What a command gets. */
export interface ShopCall {
  /** Name of the command. */
  name: string;
  config: Config;
  /** Folder of the project. */
  root: string;
  /** Words after the command's name, in order. */
  words: readonly string[];
  /** `--name value`; an option without a value is "". */
  options: Readonly<Record<string, string>>;
  /** Whether the answer is to be JSON, for programs. */
  json: boolean;
  /** Writes a line to the terminal. */
  write(line: string): void;
  progress: ProgressBar;
}

/**
 * A command of `npm run shop`, or `sundry shop` in the image. Resolves with whether it succeeded; what it has to say is written. Throws an Error whose
 * message is one sentence.
 */
export interface ShopCommand {
  name: string;
  /** Arguments, for the help. */
  usage: string;
  /** Options without a value: a word after one is a word of the command. */
  switches?: readonly string[];
  /** What it does, in a sentence, for the help. */
  does: string;
  run(call: ShopCall): Promise<boolean>;
}

/** A command was called with arguments that it can't use. The message is for the terminal. */
export class WrongUse extends Error {
  override name = "WrongUse";
}

/** The word at a position (from 0). Throws WrongUse if it is missing. */
export function neededWord({ words }: Pick<ShopCall, "words">, place: number, name: string): string {
  const word = words[place];
  if (!word) throw new WrongUse(`Name the ${name}.`);
  return word;
}
