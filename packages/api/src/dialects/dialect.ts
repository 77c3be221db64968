import type { Encoding, Method } from "../contract/call.ts";

/** How one call differs at another backend. What is left out is as in the contract. */
export interface DialectCall {
  readonly method?: Method;
  /** Path below the base, with the same `{name}` places. */
  readonly path?: string;
  readonly encoding?: Encoding;
  /** Changes the fields of query and body before they are encoded, for example to hash a password. */
  readonly fields?: (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Turns an answer without an envelope into one. */
  readonly answer?: (status: number, body: unknown) => unknown;
}

/** The differences between this contract and a backend of the same API, by call id. */
export interface Dialect {
  readonly name: string;
  readonly calls: Readonly<Record<string, DialectCall>>;
}
