import { setTimeout as wait } from "node:timers/promises";
import type { SweepParts } from "./sweep.ts";

/** Work that repeats while the shop is open. */
export interface Timer {
  /** Name of the work, for messages about failures. */
  name: string;
  /** Pause between two rounds, in ms. */
  everyMs: number;
  round(parts: SweepParts): Promise<unknown>;
}

export interface TimerParts extends Omit<SweepParts, "failed"> {
  /** Called for a failure, with the timer's name; the timer continues. */
  failed(error: unknown, name: string): void;
  /**
   * Waits for a number of ms; rejects when it is told to stop. Default a timer that does not keep the process alive.
   */
  rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Starts timers: each does its work at once and then after every pause, until it is stopped. Several processes on one
 * database may run the same timers. Stopping waits for the rounds in progress.
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
