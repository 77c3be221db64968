import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { isOldRead, shownSince } from "./keptAnswers.ts";

/** How often old answers are asked for again, in ms: not every device reports that its network is back. */
const pause = 15_000;

/** Reads what is old on the page again once there may be a network. */
export function useFreshAgain(): void {
  const { mutate } = useSWRConfig();
  const isOld = shownSince.use() !== undefined;
  const readAgain = useEffectEvent(() => void mutate((key) => Array.isArray(key) && isOldRead(key.join("|"))));
  useEffect(() => {
    if (!isOld) return undefined;
    const again = () => readAgain();
    const timer = setInterval(again, pause);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [isOld]);
}
