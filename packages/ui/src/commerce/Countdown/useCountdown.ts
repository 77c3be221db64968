"use client";
import { useEffect } from "react";
import { useEffectEvent } from "use-effect-event";
import { useNow } from "../../runtime/index.ts";
import { type Duration, splitDuration } from "./splitDuration.ts";

/** What {@link useCountdown} counts down to. */
export interface CountdownOptions {
  /** When it ends: epoch milliseconds on the server's clock. Over at once if that is no moment. */
  endsAt: number;
  /** Called once, when the time is up. */
  onExpire?: ((event: { endsAt: number }) => void) | undefined;
}

/**
 * The time until a moment, for a countdown with a look of your own; it re-renders every second. It follows the runtime's clock, so it
 * is right after sleep and on a device with the wrong time.
 */
export function useCountdown({ endsAt, onExpire }: CountdownOptions): Duration & { readonly expired: boolean } {
  const now = useNow();
  // A moment that isn't one has no end to wait for.
  const isMoment = Number.isFinite(endsAt);
  const left = isMoment ? Math.max(0, endsAt - now) : 0;
  const expired = left === 0;
  const report = useEffectEvent(() => onExpire?.({ endsAt }));
  useEffect(() => {
    if (expired && isMoment) report();
  }, [expired, isMoment, endsAt]);
  return { ...splitDuration(left), expired };
}
