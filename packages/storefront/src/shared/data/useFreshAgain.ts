import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { isOldRead, shownSince } from "./keptAnswers.ts";
import { readName } from "./useRead.ts";

/**
 * How often old answers are asked for again, in ms, unless the device says that it is offline: it may report the return
 * a little early, or neither the loss nor the return.
 */
const pause = 3_000;

/** Reads what is old on the page again once there may be a network. */
export function useFreshAgain(): void {
  const { mutate } = useSWRConfig();
  const isOld = shownSince.use() !== undefined;
  const readAgain = useEffectEvent(
    () => void mutate((key) => Array.isArray(key) && isOldRead(readName(key as readonly string[]))),
  );
  useEffect(() => {
    if (!isOld) return undefined;
    const again = () => readAgain();
    const timer = setInterval(() => navigator.onLine && again(), pause);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [isOld]);
}
