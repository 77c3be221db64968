import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { nameOf } from "./addresses.ts";
import { clientConfig } from "./connection.ts";
import { failureOf } from "./failureOf.ts";
import type { DatabaseLimits } from "./limits.ts";

/** The primary among several servers. */
export interface Primary {
  /** Its URL. During an outage, the URL of the last primary. */
  url(): string;
  /** Called when another server has become the primary. */
  onMove(moved: () => void): void;
  /** Stops the checks. */
  close(): Promise<void>;
}

export interface PrimaryParts {
  limits: DatabaseLimits;
  /** Called when no server is the primary, then every 30 s until there is one, and when another server is the primary. */
  notice: (line: string) => void;
}

/** Time between two checks, and time limit of one. */
const everyMs = 1_000;
const answerMs = 2_000;
/** Time between two messages about the same outage. */
const repeatMs = 30_000;

/** One of the servers, with its own connection. */
interface Server {
  url: string;
  /** Why it is not the primary; undefined if it is. */
  hindrance(): Promise<string | undefined>;
  close(): Promise<void>;
}

/**
 * Finds the primary among several servers and checks every second that it still is one. If not, it switches to a promoted
 * standby. Rejects if no server is the primary within the time limit for connections.
 */
export async function followPrimary(urls: readonly string[], { limits, notice }: PrimaryParts): Promise<Primary> {
  const servers = urls.map((url) => serverAt(url, limits));
  const stopped = new AbortController();
  const listeners = new Set<() => void>();
  const deadline = performance.now() + limits.connectMs;
  let current = await firstFound();
  const looking = lookAgain();
  return {
    url: () => current.url,
    onMove: (moved) => void listeners.add(moved),
    close: async () => {
      stopped.abort();
      await looking;
      await closeAll();
    },
  };

  async function closeAll(): Promise<void> {
    await Promise.all(servers.map((server) => server.close()));
  }

  async function firstFound(): Promise<Server> {
    for (;;) {
      const { found, reasons } = await search(servers);
      if (found) return found;
      if (performance.now() >= deadline) {
        await closeAll();
        throw new Error(`none of its servers is a primary: ${reasons.join(", ")}`);
      }
      await wait(everyMs);
    }
  }

  async function lookAgain(): Promise<void> {
    let toldAt: number | undefined;
    while (await rested()) {
      const hindrance = await current.hindrance();
      if (stopped.signal.aborted) return;
      if (hindrance === undefined) {
        if (toldAt !== undefined) notice(`${nameOf(current.url)} is the primary again.`);
        toldAt = undefined;
        continue;
      }
      const { found, reasons } = await search(servers.filter((server) => server !== current));
      if (stopped.signal.aborted) return;
      if (found) {
        current = found;
        toldAt = undefined;
        notice(`${nameOf(found.url)} is the primary now.`);
        for (const moved of listeners) moved();
      } else if (toldAt === undefined || performance.now() - toldAt >= repeatMs) {
        toldAt = performance.now();
        notice(`No server of DATABASE_URL is a primary: ${[reasonOf(current, hindrance), ...reasons].join(", ")}.`);
      }
    }
  }

  async function rested(): Promise<boolean> {
    await wait(everyMs, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
    return !stopped.signal.aborted;
  }
}

/** The first server that says it is the primary, or the reason of each server. */
async function search(servers: readonly Server[]): Promise<{ found: Server | undefined; reasons: string[] }> {
  const reasons: string[] = [];
  const asked = servers.map(async (server) => {
    const hindrance = await server.hindrance();
    if (hindrance === undefined) return server;
    reasons.push(reasonOf(server, hindrance));
    throw new Error(hindrance);
  });
  const found = await Promise.any(asked).catch(() => undefined);
  return { found, reasons: reasons.sort() };
}

const reasonOf = ({ url }: Server, hindrance: string) => `${nameOf(url)} (${hindrance})`;

function serverAt(url: string, limits: DatabaseLimits): Server {
  const config = { ...clientConfig({ url }, limits), connectionTimeoutMillis: answerMs, query_timeout: answerMs };
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 10 * everyMs });
  pool.on("error", () => undefined); // the next check reports it
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    url,
    hindrance: async () => {
      try {
        const { rows } = await pool.query<{ transaction_read_only: string }>("show transaction_read_only");
        return rows[0]?.transaction_read_only === "off" ? undefined : "is a standby";
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => pool.end(),
  };
}
