import type { Clock } from "#server/clock.ts";
import type { Sessions } from "#server/services.ts";
import { liveBuyer } from "./queries.ts";
import { tokenHash } from "./tokens.ts";

/**
 * Knows the buyers behind access tokens. The database is asked each time, so a log-out counts at once in every process. It keeps
 * the digest of each token that was signed, and no other text has that: a signature looked at as well would tell nothing more.
 */
export function createSessions(clock: Clock): Sessions {
  return { identify: (tx, token) => liveBuyer(tx, tokenHash(token), new Date(clock.now())) };
}
