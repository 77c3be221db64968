import * as z from "zod/mini";

/**
 * Who may make a call. `none`: anyone, no token is sent; `optional`: anyone, the token is sent if there is one;
 * `required`: logged-in buyers only.
 */
export type Auth = "none" | "optional" | "required";
export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** How a body is encoded. Only `cart.createTrade` is JSON; uploads are multipart. */
export type Encoding = "json" | "form" | "multipart";
/** Named parameters of a query or a body. */
export type Params = z.ZodMiniObject;
type NoParams = z.ZodMiniObject<Record<never, never>>;

/** One buyer call. The client, the server and the API reference are all made from this declaration. */
export interface Call<
  Path extends string = string,
  Query extends Params = Params,
  Body extends Params = Params,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Auth = Auth,
> {
  /** `resource.action`, for example `cart.addSku`. */
  readonly id: string;
  readonly method: Method;
  /** Path below the API base, with `{name}` for path parameters. */
  readonly path: Path;
  readonly auth: Who;
  readonly query: Query;
  readonly body: Body;
  readonly encoding: Encoding;
  readonly result: Answer;
  /**
   * False for calls that the public specification of this API does not have. A backend may lack them, so screens must
   * work without them.
   */
  readonly inSpec: boolean;
  /** True when the call changes something, even as a GET: it is never prefetched, cached, deduplicated or retried. */
  readonly unsafe: boolean;
  /** True for calls that log a buyer in. They carry the header `clientType: PC`. */
  readonly login: boolean;
}

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
/** Path parameters of a call, taken from the type of its path. */
export type PathParams<Path extends string> = string extends Path ? unknown : Record<PathNames<Path>, string>;
/** Zod types an empty object as one that forbids every name. Combined with other fields it must add nothing. */
type FieldsIn<P extends Params> = keyof P["shape"] extends never ? unknown : z.input<P>;
type FieldsOut<P extends Params> = keyof P["shape"] extends never ? unknown : z.output<P>;
type Flat<T> = { [K in keyof T]: T[K] } & {};

/** Everything a caller passes: path, query and body parameters side by side. Their names never collide. */
export type Input<C> =
  C extends Call<infer Path, infer Query, infer Body>
    ? Flat<PathParams<Path> & FieldsIn<Query> & FieldsIn<Body>>
    : never;
/** What a handler receives after validation. */
export type Received<C> =
  C extends Call<infer Path, infer Query, infer Body>
    ? Flat<PathParams<Path> & FieldsOut<Query> & FieldsOut<Body>>
    : never;
/** `result` of the envelope. */
export type Result<C> = C extends Call<string, Params, Params, infer R> ? z.output<R> : never;

interface Declaration<
  Path extends string,
  Query extends Params,
  Body extends Params,
  R extends z.ZodMiniType,
  Who extends Auth,
> {
  id: string;
  method: Method;
  path: Path;
  auth: Who;
  query?: Query;
  body?: Body;
  /** Default: `form`. */
  encoding?: Encoding;
  result: R;
  /** Default: true. */
  inSpec?: boolean;
  /** Default: every method but GET. */
  unsafe?: boolean;
  login?: boolean;
}

/** Declares a buyer call. Fields of query and body can be text, numbers, booleans and lists of them. */
/* @__NO_SIDE_EFFECTS__ */
export function call<
  const Path extends string,
  R extends z.ZodMiniType,
  Query extends Params = NoParams,
  Body extends Params = NoParams,
  const Who extends Auth = Auth,
>(declared: Declaration<Path, Query, Body, R, Who>): Call<Path, Query, Body, R, Who> {
  return {
    encoding: "form",
    inSpec: true,
    unsafe: declared.method !== "GET",
    login: false,
    ...declared,
    query: declared.query ?? (z.object({}) as NoParams as Query),
    body: declared.body ?? (z.object({}) as NoParams as Body),
  };
}
