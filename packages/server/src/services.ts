import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Tx } from "./db/transaction.ts";

/** The buyer whom an access token names. */
export interface Buyer {
  id: string;
  username: string;
}

/** Knows who stands behind an access token. */
export interface Sessions {
  /** The buyer of a token; null when it is malformed, expired, logged out or its account is blocked. */
  identify(tx: Tx, token: string): Promise<Buyer | null>;
}

/** What every module may need beside its transaction. Made once in `main.ts`, by hand in tests. */
export interface Services {
  clock: Clock;
  config: Config;
  sessions: Sessions;
  /** A float in [0, 1); seeded in tests. */
  random(): number;
}
