import { type ClientOptions, type Client as AnyClient, createClient, type SendOptions } from "@sundry/api/client";
import type { Call, Input, Result } from "@sundry/api/contract/call";
import type { Price } from "@sundry/api/contract/scalars";

/** Names of the fields of `T` that hold a price. */
type Priced<T> = {
  [Key in keyof T]-?: unknown extends T[Key] ? never : [Price] extends [T[Key]] ? Key : never;
}[keyof T];

/** What our own server answers: where the contract lets other backends send a text for a price, or none, it sends a number. */
export type Own<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Entry)[]
      ? Own<Entry>[]
      : [Priced<T>] extends [never]
        ? { [Key in keyof T]: Own<T[Key]> }
        : { [Key in Exclude<keyof T, Priced<T>>]: Own<T[Key]> } & { [Key in Priced<T>]-?: number };

type Arguments<C extends Call> =
  Record<never, never> extends Input<C>
    ? [input?: Input<C>, options?: SendOptions]
    : [input: Input<C>, options?: SendOptions];

interface OwnSend {
  send<C extends Call>(call: C, ...args: Arguments<C>): Promise<Own<Result<C>>>;
}

/** A client of our own server. */
export type Client = OwnSend & AnyClient;

/** Makes a client of our own server. */
export function ownClient(options: ClientOptions): Client {
  return createClient(options) as Client;
}
