import { onPresence } from "@sundry/ui/runtime";
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { showStoredLocale } from "../i18n/locale.ts";
import { showStoredSession } from "../session/session.ts";
import { isUnanswered } from "./isUnanswered.ts";
import type { Fault } from "./client.ts";
import { askedAt, isFollowed, isRead, readName } from "./useRead.ts";

/** After this long away, nothing on the page is taken for true any more, in ms. */
const longMs = 5 * 60_000;

/**
 * Shows what is true when the buyer comes back to the page: session and language may have changed in another tab. What
 * `onFocus` asks for is read again, as is what leaving has cut off; after a long time, or when Back has restored the page,
 * so is everything (EN-06).
 */
export function FreshOnReturn(): null {
  const { cache, mutate } = useSWRConfig();
  useEffect(
    () =>
      onPresence({
        back({ awayMs, restored }) {
          showStoredSession();
          showStoredLocale();
          const now = Date.now();
          const isDue = (name: string) =>
            // What polls has already asked.
            askedAt(name) < now &&
            (restored || awayMs > longMs || isFollowed(name) || isCutOff(cache.get(name)?.error as Fault | undefined));
          queueMicrotask(() => void mutate((key) => isRead(key) && isDue(readName(key as readonly string[]))));
        },
      }),
    [cache, mutate],
  );
  return null;
}

function isCutOff(fault: Fault | undefined): boolean {
  return fault !== undefined && (fault.kind === "aborted" || isUnanswered(fault.kind));
}
