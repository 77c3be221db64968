import type { Call, Received, Result } from "@sundry/api/contract/call";
import type { Tx } from "#server/db/transaction.ts";
import type { Buyer, Services } from "#server/services.ts";
import type { Lang } from "#server/locales.ts";

/** What a handler gets: validated input, the buyer, and its transaction. */
export interface Exchange<C, B> {
  input: Received<C>;
  /** The buyer; null on open calls without a valid token. */
  buyer: B;
  /** A transaction for calls that change something; the plain connection for reads. */
  tx: Tx;
  /** Language of the answer, from `Accept-Language`. */
  lang: Lang;
  /** The device id that every client sends; empty if missing. */
  uuid: string;
  /** Network address of the client; empty if unknown. */
  address: string;
  /** Raw request headers in lower case, for the few calls that declare one. */
  header(name: string): string | undefined;
  /**
   * Runs after the answer has been sent, in its own transaction. A failure is logged and never reaches the buyer.
   * Returns false if the server is too busy to do the work. `over` is called in any case, after the transaction is
   * closed.
   */
  inBackground(work: (tx: Tx) => Promise<void>, over?: () => void): boolean;
  services: Services;
}

type BuyerOf<C extends Call> = C["auth"] extends "required" ? Buyer : Buyer | null;
/** A result of `null` is declared as such: its handler returns nothing. */
type Answer<C> = null extends Result<C> ? Result<C> | void : Result<C>;

/** What a handler of a long-running call gets besides the exchange. No transaction is open while it waits. */
export interface LongRunning {
  /** Runs one step in its own transaction. */
  within<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Fires when the client has disconnected. */
  gone: AbortSignal;
  /** The requested address. */
  url: string;
}

/** For a time, or while the data behind the answer has not changed. */
export type CachePolicy =
  | { freshMs: number }
  | {
      /** Identifies the state of the data behind the answer; always read from the database. */
      versionOf(exchange: Exchange<Call, Buyer | null>): Promise<string>;
      /** A buyer's own answer; the shared result itself if it is right for them. */
      ownOf?(exchange: Exchange<Call, Buyer | null>, shared: unknown): Promise<unknown>;
    };

export interface Route {
  call: Call;
  /** The handler opens its own transactions, and may return a response. */
  waits?: true;
  /** How long an answer may be reused for everybody; undefined for answers that are made each time. */
  cache?: CachePolicy;
  /** Slow work that needs no transaction. Its result is passed to the handler. */
  prepare?(exchange: Exchange<Call, Buyer | null>): Promise<unknown>;
  handle(exchange: Exchange<Call, Buyer | null>, waiting: LongRunning, prepared: unknown): Promise<unknown>;
}

/**
 * Binds a handler to a declared call. Method, path, validation, login rule and the type of the answer come from the
 * declaration, so it is impossible to write a route that is not in the contract.
 */
export function serve<Path extends string, C extends Call<Path>>(
  call: C,
  handle: (exchange: Exchange<C, BuyerOf<C>>) => Promise<Answer<C>> | Answer<C>,
): Route {
  return {
    call,
    // The dispatcher has validated the input against this call, and has refused visitors where it needs a buyer.
    handle: async (exchange) => handle(exchange as unknown as Exchange<C, BuyerOf<C>>),
  };
}

/**
 * Like {@link serve}, for calls with slow work, such as hashing: `prepare` does it before the transaction is opened,
 * without holding a database connection. Its `tx` is the plain connection, on which each statement is its own
 * transaction.
 */
export function servePrepared<Path extends string, C extends Call<Path>, P>(
  call: C,
  prepare: (exchange: Exchange<C, BuyerOf<C>>) => Promise<P>,
  handle: (exchange: Exchange<C, BuyerOf<C>> & { prepared: P }) => Promise<Answer<C>> | Answer<C>,
): Route {
  return {
    call,
    prepare: async (exchange) => prepare(exchange as unknown as Exchange<C, BuyerOf<C>>),
    handle: async (exchange, _, prepared) =>
      handle({ ...(exchange as unknown as Exchange<C, BuyerOf<C>>), prepared: prepared as P }),
  };
}

/**
 * Like {@link serve}, for open reads that are the same for everybody: the answer stays in memory, per language, for
 * `freshMs`.
 */
export function serveShared<Path extends string, C extends Call<Path> & { auth: "none" }>(
  call: C,
  freshMs: number,
  handle: (exchange: Exchange<C, null>) => Promise<Result<C>>,
): Route {
  return { call, cache: { freshMs }, handle: async (exchange) => handle(exchange as unknown as Exchange<C, null>) };
}

/** An open read that must never be stale, but is the same for everybody, or for almost everybody. */
export interface VersionedRead<C extends Call> {
  /** Identifies the current state in the database of the data behind the answer. */
  versionOf(exchange: Exchange<C, null>): Promise<string>;
  /** Makes the answer for everybody. */
  everybody(exchange: Exchange<C, null>): Promise<Result<C>>;
  /** Derives a buyer's own answer from the one for everybody; the same object if that is right for them. */
  own?(exchange: Exchange<C, Buyer>, shared: Result<C>): Promise<Result<C>>;
}

/**
 * Like {@link serve}: the answer stays in memory, per language, and each request first checks that its version is still
 * current.
 */
export function serveVersioned<Path extends string, C extends Call<Path> & { auth: "none" | "optional" }>(
  call: C,
  { versionOf, everybody, own }: VersionedRead<C>,
): Route {
  return {
    call,
    cache: {
      versionOf: async (exchange) => versionOf(exchange as unknown as Exchange<C, null>),
      ...(own && {
        ownOf: async (exchange, shared) => own(exchange as unknown as Exchange<C, Buyer>, shared as Result<C>),
      }),
    },
    handle: async (exchange) => everybody(exchange as unknown as Exchange<C, null>),
  };
}

/**
 * Like {@link serve}, for calls that wait for another buyer or another server. `tx` is the plain connection, for
 * reading only; changes run in `within`. A `Response` is sent unchanged: a redirect, or an envelope with its own
 * status.
 */
export function serveLongRunning<Path extends string, C extends Call<Path>>(
  call: C,
  handle: (exchange: Exchange<C, BuyerOf<C>> & LongRunning) => Promise<Answer<C> | Response>,
): Route {
  return {
    call,
    waits: true,
    handle: async (exchange, waiting) => handle({ ...(exchange as unknown as Exchange<C, BuyerOf<C>>), ...waiting }),
  };
}
