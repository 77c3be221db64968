import type { Call, Encoding, Method } from "../contract/call.ts";

/** Fields of a call by name: parameters of path, query and body side by side. */
export type Fields = Readonly<Record<string, unknown>>;

/** How a call is sent, before its parameters are encoded. */
export interface RequestPlan {
  /** Address in front of the path, without a slash at the end. Default: the client's `baseUrl`. */
  readonly base?: string | undefined;
  readonly method: Method;
  /** Path below the base, with `{name}` for path parameters. */
  readonly path: string;
  /** Parameters in the address. */
  readonly query: Fields;
  /** Parameters in a body; undefined for a request without one. */
  readonly body?: Fields | undefined;
  readonly encoding: Encoding;
}

/** The differences between this contract and a backend of the same API. Anything left out is as in the contract. */
export interface Dialect {
  readonly name: string;
  /**
   * How a call is sent with these parameters. Null if the backend does not have the call, which then fails with
   * `notFound`.
   */
  plan?(call: Call, input: Fields): RequestPlan | null;
  /** Whether the backend has a call and, if given, accepts a parameter of it. */
  supports?(callId: string, parameter?: string): boolean;
  /** Converts an answer that differs from the contract. `body` is undefined if the answer is not JSON. */
  answer?(callId: string, status: number, body: unknown): unknown;
  /**
   * Time limit of a call in milliseconds, for calls that the backend holds until there is news; undefined for the usual
   * one.
   */
  time?(callId: string): number | undefined;
}
