import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";

const shortestPauseMs = 20;
const longestPauseMs = 2_000;

/**
 * Listens on a channel over a connection of its own, and connects again whenever that is lost; what is sent meanwhile is not
 * heard. Resolves once it listens, to the function that stops it. Rejects when the first connection can't be made.
 */
export async function openListener(
  makeClient: () => Client,
  channel: string,
  heard: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = makeClient();
    next.on("notification", ({ payload = "" }) => heard(payload));
    next.on("error", () => undefined); // "end" follows
    await next.connect();
    next.once("end", () => void reconnect());
    await next.query(`listen "${channel.replaceAll('"', '""')}"`);
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let pause = shortestPauseMs; !stopped.signal.aborted; pause = Math.min(longestPauseMs, pause * 2)) {
      try {
        client = await connect();
        return;
      } catch {
        await wait(pause, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
      }
    }
  }

  return async () => {
    stopped.abort();
    await client.end();
  };
}
