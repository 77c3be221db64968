import type { Param } from "./params.ts";

type Params = Readonly<Record<string, Param<unknown>>>;

type ValueOf<P> = P extends Param<infer T> ? T : never;
type RequiredNames<Q extends Params> = {
  [Name in keyof Q]: Q[Name] extends { readonly required: true } ? Name : never;
}[keyof Q];

/** The query of a page: every parameter with its value or default. */
export type QueryValues<Q extends Params> = { readonly [Name in keyof Q]: ValueOf<Q[Name]> };

/** The query of a link; parameters that are left out have their default. */
export type LinkValues<Q extends Params> = { readonly [Name in RequiredNames<Q>]: ValueOf<Q[Name]> } & {
  readonly [Name in keyof Q]?: ValueOf<Q[Name]> | undefined;
};

/** The query of a page: its parameters, and the only code that reads or writes them. */
export interface Query<Q extends Params = Params> {
  readonly params: Q;
  /** Reads an address. Unknown parameters are ignored; malformed values become the default. */
  read(search: URLSearchParams): QueryValues<Q>;
  /** Writes an address without default values, in the order of the declaration. */
  write(values: LinkValues<Q>): URLSearchParams;
}

/** Declares the query of a page: `defineQuery({ tab: oneOf(["log", "recharge"]), pageNumber: page() })`. */
export function defineQuery<const Q extends Params>(params: Q): Query<Q> {
  const entries = Object.entries(params) as [name: keyof Q & string, param: Param<unknown>][];
  return {
    params,
    read: (search) =>
      Object.fromEntries(entries.map(([name, param]) => [name, param.read(search.get(name) ?? "")])) as QueryValues<Q>,
    write(values) {
      const written = new URLSearchParams();
      for (const [name, param] of entries) {
        const value: unknown = values[name];
        const text = value === undefined ? "" : param.write(value);
        if (text) written.set(name, text);
      }
      return written;
    },
  };
}
