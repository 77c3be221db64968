/** One entry of a column. */
export interface CascaderOption {
  readonly id: string;
  readonly name: string;
  /** Whether nothing is inside, so that selecting it completes the choice. */
  readonly leaf?: boolean | undefined;
}

/** A complete choice, from the widest level to the narrowest; the value of a `Cascader`. */
export interface CascaderChoice {
  readonly ids: readonly string[];
  readonly names: readonly string[];
}

/** The entries inside one: loading, failed, or loaded. */
export type Column = "loading" | "failed" | readonly CascaderOption[];

/** Reads a form value. Anything but a choice counts as empty. */
export function readChoice(value: unknown): CascaderChoice | undefined {
  if (typeof value !== "object" || value === null || !("ids" in value) || !("names" in value)) return undefined;
  const { ids, names } = value;
  return isTexts(ids) && isTexts(names) && ids.length > 0 && ids.length === names.length ? { ids, names } : undefined;
}

/** Entries whose name contains the typed text, in any case and script. Those that begin with it come first. */
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
