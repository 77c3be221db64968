import { ApiError } from "@sundry/api/client";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useCallback, useRef, useState } from "react";
import { useFaultWords } from "../../shared/data/faultWords.ts";

/** Changes of a settlement, one after the other; a refusal is told, and the truth is read again after the last. */
export function useChanges(reload: () => Promise<unknown>): {
  /** Some are on their way. */
  pending: boolean;
  /** Resolves when it and everything before it is done and what the server says now is there. */
  change: (work: () => Promise<unknown>) => Promise<void>;
} {
  const { show } = useToast();
  const words = useFaultWords();
  const [waiting, setWaiting] = useState(0);
  const count = useRef(0);
  const tail = useRef<Promise<void>>(Promise.resolve());

  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
        if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "warning", text: words(fault) });
      }
    },
    [show, words],
  );
  const change = (work: () => Promise<unknown>) => {
    count.current += 1;
    setWaiting(count.current);
    const done = tail.current
      .then(() => run(work))
      .then(() => (count.current === 1 ? reload() : undefined))
      .then(() => undefined)
      .finally(() => {
        count.current -= 1;
        setWaiting(count.current);
      });
    // One that failed must not keep the next from running.
    tail.current = done.catch(() => undefined);
    return done;
  };
  return { pending: waiting > 0, change };
}
