import { type ShopCall, WrongUse } from "./command.ts";

/** What a command was called with. */
export interface Taken {
  words: string[];
  /** Options that have a value. */
  values: Readonly<Record<string, string>>;
  has(name: string): boolean;
}

/**
 * The words and options of a command. Throws WrongUse for an option that there is not, one without its value, and more
 * words than it takes.
 */
export function takenOptions(
  { words, options }: Pick<ShopCall, "words" | "options">,
  {
    values = [],
    switches = [],
    maxWords = Infinity,
  }: { values?: readonly string[]; switches?: readonly string[]; maxWords?: number },
): Taken {
  if (words.length > maxWords)
    throw new WrongUse(
      `What is "${words.slice(maxWords).join(" ")}"? Options begin with --, and a name with spaces has quotes.`,
    );
  for (const [name, value] of Object.entries(options)) {
    if (switches.includes(name)) {
      if (value !== "") throw new WrongUse(`--${name} has no value.`);
    } else if (!values.includes(name)) throw new WrongUse(`There is no option --${name}.`);
    else if (value === "") throw new WrongUse(`--${name} needs a value.`);
  }
  return { words: [...words], values: options, has: (name) => options[name] !== undefined };
}
