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
  /** The clock of the site, made once with `createClock` (or `createFrozenClock` in stories). @default a clock of the device's time */
  clock?: Clock | undefined;
  /** Moment (ms) at which the markup was made on the server; the first client render shows the same. */
  serverNow?: number | undefined;
  children?: ReactNode;
}

/** Gives every component below it the time, so that render stays pure and all countdowns change in the same frame. */
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

/**
 * The present moment in ms, whole seconds; the component renders again at each second. Pass `running: false` to stay
 * without a subscription (a countdown that has ended).
 */
export function useNow({ running = true }: { running?: boolean } = {}): number {
  const { clock, serverNow } = useTime();
  return useSyncExternalStore(running ? clock.subscribe : never, clock.second, () => serverNow ?? clock.second());
}

/**
 * The latest of these moments (ms) that has passed, `-Infinity` before the first. Renders again when one passes, not at each
 * second: for what changes at the full hour.
 */
export function useLastPassed(moments: readonly number[]): number {
  const { clock, serverNow } = useTime();
  const lastBy = (now: number) => Math.max(...moments.filter((moment) => moment <= now));
  return useSyncExternalStore(
    clock.subscribe,
    () => lastBy(clock.second()),
    () => lastBy(serverNow ?? clock.second()),
  );
}

/** The clock itself, for handlers that need the exact moment without rendering again. */
export function useClock(): Clock {
  return useTime().clock;
}
