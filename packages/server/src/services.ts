import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Tx } from "./db/transaction.ts";

/** The buyer of an access token. */
export interface Buyer {
  id: string;
  username: string;
}

/** Finds the buyer of an access token. */
export interface Sessions {
  /** The buyer of a token; null if it is malformed, expired or logged out, or its account is blocked. */
  identify(tx: Tx, token: string): Promise<Buyer | null>;
}

/**
 * What happens in a module and matters to modules that build on it, each in the transaction it happens in.
 * `modules/shopwide/events.ts` says what follows.
 */
export interface Events {
  /** A buyer has an account now. */
  memberRegistered(tx: Tx, services: Services, memberId: string): Promise<void>;
}

/** What every module may need besides its transaction. Created once in `main.ts`, by hand in tests. */
export interface Services {
  clock: Clock;
  config: Config;
  sessions: Sessions;
  events: Events;
  /** A float in [0, 1) that nobody can foresee; seeded in tests. */
  random(): number;
}
