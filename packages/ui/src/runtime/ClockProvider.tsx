"use client";
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { type Clock, createClock } from "./clock.ts";

interface Time {
  readonly clock: Clock;
  readonly serverNow: number | undefined;
}

const TimeContext = createContext<Time | null>(null);

/** Props of {@link ClockProvider}. */
export interface ClockProviderProps {
  /**
   * The site's clock, made once with `createClock` (or `createFrozenClock` in stories). @default a clock of the device's time
   */
  clock?: Clock | undefined;
  /** Time (ms) of the server render; the first client render uses the same. */
  serverNow?: number | undefined;
  children?: ReactNode;
}

/** Provides the time, so that rendering stays pure and all countdowns change together. */
export function ClockProvider({ clock, serverNow, children }: ClockProviderProps) {
  const time = useMemo(() => ({ clock: clock ?? createClock(), serverNow }), [clock, serverNow]);
  return <TimeContext value={time}>{children}</TimeContext>;
}

function useTime(): Time {
  const time = useContext(TimeContext);
  if (!time) throw new Error("No clock: put UiProvider (or ClockProvider) around the components.");
  return time;
}

const never = () => () => {};

/** The current time in ms, in whole seconds; re-renders every second. `running: false` stops that. */
export function useNow({ running = true }: { running?: boolean } = {}): number {
  const { clock, serverNow } = useTime();
  return useSyncExternalStore(running ? clock.subscribe : never, clock.second, () => serverNow ?? clock.second());
}

/** The latest of these moments (ms) that has passed; `-Infinity` before the first. Re-renders only when one passes. */
export function useLastPassed(moments: readonly number[]): number {
  const { clock, serverNow } = useTime();
  const lastBy = (now: number) => Math.max(...moments.filter((moment) => moment <= now));
  return useSyncExternalStore(
    clock.subscribe,
    () => lastBy(clock.second()),
    () => lastBy(serverNow ?? clock.second()),
  );
}

/** The clock itself, for handlers that need the time without re-rendering. */
export function useClock(): Clock {
  return useTime().clock;
}
