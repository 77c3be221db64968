import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { closeOrder } from "./close.ts";
import { holdOverdue, ordersOfTrade, overdueTrades } from "./queries.ts";

const pauseMs = 5000;
/** Trades closed before the worker looks again. */
const batch = 50;

export interface ExpiryParts {
  db: Db;
  services: Services;
  /** Told about a trade that could not be closed; it is tried again on the next round. */
  failed(error: unknown): void;
}

/**
 * Closes what was not paid in time, now and every few seconds until it is stopped. Any number of processes may do this at once:
 * each trade is closed by whoever holds it, once. RULES 7.
 */
export function startOrderExpiry(parts: ExpiryParts): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const next = async () => {
    await closeOverdue(parts).catch(parts.failed);
    if (stopped) return;
    timer = setTimeout(() => {
      round = next();
    }, pauseMs);
    timer.unref();
  };
  let round = next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** Closes the unpaid orders of every overdue trade; answers how many trades it closed. */
export async function closeOverdue({ db, services, failed }: ExpiryParts): Promise<number> {
  let closed = 0;
  const given = new Set<string>();
  for (;;) {
    const now = new Date(services.clock.now());
    const found = await overdueTrades(db as Tx, now, batch);
    const fresh = found.filter((sn) => !given.has(sn));
    if (fresh.length === 0) return closed;
    for (const sn of fresh) {
      given.add(sn);
      try {
        // One transaction each: a trade that fails keeps nobody else's pieces, and no two trades are locked together.
        if (await inTransaction(db, (tx) => closeTrade(tx, services, sn, now))) closed += 1;
      } catch (error) {
        failed(error);
      }
    }
  }
}

async function closeTrade(tx: Tx, services: Services, sn: string, now: Date): Promise<boolean> {
  if (!(await holdOverdue(tx, sn, now))) return false;
  for (const order of await ordersOfTrade(tx, sn))
    if (order.state === "UNPAID") await closeOrder(tx, services, order, { event: "EXPIRED", by: null, reason: null });
  return true;
}
