import { useEffect, useEffectEvent } from "react";

/** Runs an action once, as soon as its component is there, then tells that it is done, however it ended. */
export function useRunOnce(act: () => unknown, onDone: () => void): void {
  const run = useEffectEvent(async () => {
    try {
      await act();
    } finally {
      onDone();
    }
  });
  useEffect(() => {
    void run();
  }, []);
}
