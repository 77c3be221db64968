import { setTimeout as wait } from "node:timers/promises";
import type { Connection } from "./connection.ts";

const shortestPauseMs = 20;
const longestPauseMs = 2_000;
/** Time for the server to close the connection. */
const farewellMs = 1_000;

/**
 * Listens on a channel over its own connection, and reconnects whenever that is lost; messages sent meanwhile are
 * missed. Resolves, once it listens, to the function that stops it. Rejects if the first connection fails.
 */
export async function openListener(
  makeClient: () => Connection,
  channel: string,
  onMessage: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let client = await connect();

  async function connect(): Promise<Connection> {
    const next = makeClient();
    next.on("notification", ({ payload = "" }) => onMessage(payload));
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
    const tooLong = setTimeout(
      () => client.cut(new Error("Connection terminated: the listener has stopped")),
      farewellMs,
    );
    await client.end().finally(() => clearTimeout(tooLong));
  };
}
