import type { Encoding, Method } from "../contract/call.ts";

/** How another backend wants one call; what is left out stays as the contract says. */
export interface DialectCall {
  readonly method?: Method;
  /** Path below the base, with the same `{name}` places. */
  readonly path?: string;
  readonly encoding?: Encoding;
  /** Changes the fields of query and body before they are encoded, to hash a password for example (decisions 46). */
  readonly fields?: (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Turns an answer without an envelope into one. */
  readonly answer?: (status: number, body: unknown) => unknown;
}

/** The differences between our contract and a backend of the same API, by call id (AP-09). */
export interface Dialect {
  readonly name: string;
  readonly calls: Readonly<Record<string, DialectCall>>;
}
