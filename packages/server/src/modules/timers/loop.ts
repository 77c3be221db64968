import { setTimeout as wait } from "node:timers/promises";
import type { SweepParts } from "./sweep.ts";

/** Work that is done again and again while the shop is open. */
export interface Timer {
  /** What it does, for the line about a failure. */
  name: string;
  /** Rest between two rounds, in ms. */
  everyMs: number;
  round(parts: SweepParts): Promise<unknown>;
}

export interface TimerParts extends Omit<SweepParts, "failed"> {
  /** Told what failed and in which timer; the timer goes on. */
  failed(error: unknown, name: string): void;
  /** Rests for so many ms or until it is told to stop; rejects then. Default a timer that keeps no process alive. */
  rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Starts timers: each does its work at once and then after every rest, until it is stopped. Several processes on one database
 * may run the same timers. Stopping waits for the rounds under way.
 */
export function startTimers(
  { db, services, failed, rest = restQuietly }: TimerParts,
  timers: readonly Timer[],
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = timers.map(async ({ name, everyMs, round }) => {
    const parts: SweepParts = { db, services, failed: (error) => failed(error, name) };
    while (!signal.aborted) {
      await round(parts).catch(parts.failed);
      if (!signal.aborted) await rest(everyMs, signal).catch(() => undefined);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

function restQuietly(ms: number, signal: AbortSignal): Promise<unknown> {
  return wait(ms, undefined, { signal, ref: false });
}
