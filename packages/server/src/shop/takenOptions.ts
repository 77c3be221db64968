import { type ShopCall, WrongUse } from "./command.ts";

/** What a command was called with. */
export interface Taken {
  words: string[];
  /** Options that have a value. */
  values: Readonly<Record<string, string>>;
  has(name: string): boolean;
}

/** The words and options of a command. Throws WrongUse for an option that there is not, or one without its value. */
export function takenOptions(
  { words, options }: Pick<ShopCall, "words" | "options">,
  { values = [], switches = [] }: { values?: readonly string[]; switches?: readonly string[] },
): Taken {
  for (const [name, value] of Object.entries(options)) {
    if (switches.includes(name)) {
      if (value !== "") throw new WrongUse(`--${name} has no value.`);
    } else if (!values.includes(name)) throw new WrongUse(`There is no option --${name}.`);
    else if (value === "") throw new WrongUse(`--${name} needs a value.`);
  }
  return { words: [...words], values: options, has: (name) => options[name] !== undefined };
}
