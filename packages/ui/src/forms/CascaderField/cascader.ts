/** One entry of a column. */
export interface CascaderOption {
  readonly id: string;
  readonly name: string;
  /** Nothing is inside: choosing it completes the choice. */
  readonly leaf?: boolean | undefined;
}

/** A complete choice, widest first; the value of a `CascaderField`. */
export interface CascaderChoice {
  readonly ids: readonly string[];
  readonly names: readonly string[];
}

/** What is known about the entries inside one: on their way, failed, or there. */
export type Column = "loading" | "failed" | readonly CascaderOption[];

/** Reads a form's value; anything that is no choice counts as none. */
export function readChoice(value: unknown): CascaderChoice | undefined {
  if (typeof value !== "object" || value === null || !("ids" in value) || !("names" in value)) return undefined;
  const { ids, names } = value;
  return isTexts(ids) && isTexts(names) && ids.length > 0 && ids.length === names.length ? { ids, names } : undefined;
}

/** Entries whose name holds what was typed, in any case and script; those that begin with it come first. */
export function findOptions(options: readonly CascaderOption[], typed: string): readonly CascaderOption[] {
  const wanted = plain(typed);
  if (wanted === "") return options;
  const found = options.filter(({ name }) => plain(name).includes(wanted));
  const beginning = found.filter(({ name }) => plain(name).startsWith(wanted));
  return [...beginning, ...found.filter((option) => !beginning.includes(option))];
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
