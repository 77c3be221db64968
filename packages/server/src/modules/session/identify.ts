import type { Clock } from "#server/clock.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Buyer } from "#server/http/serve.ts";
import type { Sessions } from "#server/services.ts";
import { liveBuyer } from "./queries.ts";
import { keepKey, signingKey } from "./signingKey.ts";
import { isGenuine, tokenHash } from "./tokens.ts";

/** Genuine tokens remembered at a time. */
const mostRemembered = 2000;

/**
 * Knows the buyers behind access tokens. Remembered is only that a token was signed by us, which never changes before it
 * expires; whether it still counts is asked of the database each time, so a log-out counts at once in every process.
 */
export function createSessions(clock: Clock): Sessions {
  const genuine = new Set<string>();
  const sessions: Sessions = { identify };
  return sessions;

  async function identify(tx: Tx, token: string): Promise<Buyer | null> {
    const hash = tokenHash(token);
    if (!genuine.has(hash)) {
      const key = await signingKey(tx, sessions);
      if (!(await isGenuine(token, "access", key, clock))) return null;
      keepKey(sessions, key);
      if (genuine.size >= mostRemembered) genuine.clear();
      genuine.add(hash);
    }
    return liveBuyer(tx, hash, new Date(clock.now()));
  }
}
