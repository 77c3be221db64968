/** One place to choose, such as a province. */
export interface CascaderOption {
  readonly id: string;
  readonly name: string;
  /** False when nothing is inside it, so that nobody has to ask; unknown when left out. */
  readonly hasChildren?: boolean | undefined;
}

/** A place with the places around it, widest first; complete when nothing is left to choose inside. */
export interface CascaderPath {
  readonly options: readonly CascaderOption[];
  readonly complete: boolean;
}

export const emptyPath: CascaderPath = { options: [], complete: false };

/** The path that texts of a stored address name: ids and names joined with commas, widest first. Its labels need no call. */
export function parsePath(ids: string, names: string): CascaderPath {
  const split = (text: string) => text.split(",").filter(Boolean);
  const labels = split(names);
  const options = split(ids).map((id, at) => ({ id, name: labels[at] ?? id }));
  return { options, complete: options.length > 0 };
}

/** The texts of a path, as an address stores them. */
export function writePath({ options }: CascaderPath): { ids: string; names: string } {
  return { ids: options.map(({ id }) => id).join(","), names: options.map(({ name }) => name).join(",") };
}

/** The options whose names contain what was typed; those that begin with it stand first. */
export function matching(options: readonly CascaderOption[], typed: string): readonly CascaderOption[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return options;
  const rank = ({ name }: CascaderOption) => {
    const at = name.toLowerCase().indexOf(wanted);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return options.filter((option) => rank(option) < 2).toSorted((one, other) => rank(one) - rank(other));
}
