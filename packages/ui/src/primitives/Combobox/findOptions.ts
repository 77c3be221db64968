/** One entry of a list to choose from. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

/** The options whose label contains the typed text, in any case. Those that begin with it come first. */
export function findOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const part = plain(typed);
  if (part === "") return options;
  const found = options.filter(({ label }) => plain(label).includes(part));
  const begins = ({ label }: ComboboxOption) => plain(label).startsWith(part);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/**
 * The option that the typed text identifies: the one with that name, or the only match. Undefined for none or several.
 */
export function matchingOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  if (plain(typed) === "") return undefined;
  const found = findOptions(options, typed);
  return found.find(({ label }) => plain(label) === plain(typed)) ?? (found.length === 1 ? found[0] : undefined);
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase();
}
