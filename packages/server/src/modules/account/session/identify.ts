import type { Clock } from "#server/clock.ts";
import type { Sessions } from "#server/services.ts";
import { liveBuyer } from "./queries.ts";
import { tokenHash } from "./tokens.ts";

/**
 * Finds the buyers behind access tokens. It asks the database each time, so that a logout takes effect at once in every
 * process. The database has the digest of each signed token, which no other text has, so checking the signature too
 * would add nothing.
 */
export function createSessions(clock: Clock): Sessions {
  return { identify: (tx, token) => liveBuyer(tx, tokenHash(token), new Date(clock.now())) };
}
