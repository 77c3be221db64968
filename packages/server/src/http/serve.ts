import type { Call, Received, Result } from "@sundry/api/contract/call";
import type { Tx } from "#server/db/transaction.ts";
import type { Buyer, Services } from "#server/services.ts";
import type { Lang } from "#server/locales.ts";

/** What a handler gets: validated input, who asks, and the transaction it works in. */
export interface Exchange<C, B> {
  input: Received<C>;
  /** The buyer; null on open calls without a valid token. */
  buyer: B;
  /** One transaction for calls that change something; for reads the plain connection. */
  tx: Tx;
  /** Language of the answer, from `Accept-Language`. */
  lang: Lang;
  /** The device id every client sends; empty when it did not. */
  uuid: string;
  /** Network address of the client; empty when it is not known. */
  address: string;
  /** Raw request headers, lower case, for the few calls that declare one. */
  header(name: string): string | undefined;
  /**
   * Runs after the answer has left, in a transaction of its own; a failure is logged and never reaches the buyer. False when the
   * server is so busy that the work is not done at all. `over` is called in any case, after the transaction is closed.
   */
  inBackground(work: (tx: Tx) => Promise<void>, over?: () => void): boolean;
  services: Services;
}

type BuyerOf<C extends Call> = C["auth"] extends "required" ? Buyer : Buyer | null;
/** `null` results are declared as such: a handler of one of them returns nothing. */
type Answer<C> = null extends Result<C> ? Result<C> | void : Result<C>;

/** What a handler that waits for something gets beside the exchange: no transaction is open while it waits. */
export interface Waiting {
  /** Runs one step in a transaction of its own. */
  within<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Fires when the client has gone away. */
  gone: AbortSignal;
  /** The address the client has asked for. */
  url: string;
}

/** For a time, or as long as what the answer is made of has not changed. */
export type CachePolicy =
  | { freshMs: number }
  | {
      /** Names the state of everything the answer is made of; read from the database when it is asked, never from memory. */
      versionOf(exchange: Exchange<Call, Buyer | null>): Promise<string>;
      /** What a buyer gets instead; the shared result itself when it is right for them. */
      ownOf?(exchange: Exchange<Call, Buyer | null>, shared: unknown): Promise<unknown>;
    };

export interface Route {
  call: Call;
  /** The handler opens its transactions itself, and may answer with a response of its own. */
  waits?: true;
  /** How long an answer may be given again from memory, to anybody; absent for answers that are made each time. */
  cache?: CachePolicy;
  handle(exchange: Exchange<Call, Buyer | null>, waiting: Waiting): Promise<unknown>;
}

/**
 * Binds a handler to a declared call. Method, path, validation, login rule and the type of the answer come from the
 * declaration, so a route that is not in the contract can't be written.
 */
export function serve<Path extends string, C extends Call<Path>>(
  call: C,
  handle: (exchange: Exchange<C, BuyerOf<C>>) => Promise<Answer<C>> | Answer<C>,
): Route {
  return {
    call,
    // The dispatcher has validated the input against this very call and has refused strangers where it needs a buyer.
    handle: async (exchange) => handle(exchange as unknown as Exchange<C, BuyerOf<C>>),
  };
}

/** Like {@link serve}, for open reads that are the same for everybody: the answer stays in memory, per language, for `freshMs`. */
export function serveShared<Path extends string, C extends Call<Path> & { auth: "none" }>(
  call: C,
  freshMs: number,
  handle: (exchange: Exchange<C, null>) => Promise<Result<C>>,
): Route {
  return { call, cache: { freshMs }, handle: async (exchange) => handle(exchange as unknown as Exchange<C, null>) };
}

/** An open read that nobody may see old, though it is the same for everybody or for almost everybody. */
export interface Verified<C extends Call> {
  /** Names the state of everything the answer is made of, as it is in the database now. */
  versionOf(exchange: Exchange<C, null>): Promise<string>;
  /** Makes the answer that everybody gets. */
  everybody(exchange: Exchange<C, null>): Promise<Result<C>>;
  /** Makes a buyer's own answer of the one for everybody; the same object when that is right for them. */
  own?(exchange: Exchange<C, Buyer>, shared: Result<C>): Promise<Result<C>>;
}

/** Like {@link serve}: the answer stays in memory, per language, and each request first makes sure that its version still holds. */
export function serveVerified<Path extends string, C extends Call<Path> & { auth: "none" | "optional" }>(
  call: C,
  { versionOf, everybody, own }: Verified<C>,
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
 * Like {@link serve}, for calls that wait: for another buyer, for another server. `tx` is the plain connection, good for reading;
 * what changes something runs in `within`. A `Response` is sent as it is: a redirect, or an envelope with a status of its own.
 */
export function serveLongRunning<Path extends string, C extends Call<Path>>(
  call: C,
  handle: (exchange: Exchange<C, BuyerOf<C>> & Waiting) => Promise<Answer<C> | Response>,
): Route {
  return {
    call,
    waits: true,
    handle: async (exchange, waiting) => handle({ ...(exchange as unknown as Exchange<C, BuyerOf<C>>), ...waiting }),
  };
}
