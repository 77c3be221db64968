import { useRef } from "react";
import { useAction } from "../../shared/data/useAction.ts";

type Send = () => Promise<unknown>;

/**
 * Sends the changes of a checkout one after the other, and reads it again after the last one, whether it was accepted
 * or not. `change` resolves once its change and those before it are done.
 */
export function useChanges(reload: () => Promise<unknown>): {
  pending: boolean;
  change: (send: Send) => Promise<boolean>;
} {
  const waiting = useRef(0);
  const previous = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = (send: Send) => {
    waiting.current += 1;
    const done = sendAfter(previous.current, send);
    // A refused change must not block the next one.
    previous.current = done.catch(() => undefined);
    return done;
  };
  const sendAfter = async (before: Promise<unknown>, send: Send) => {
    await before;
    try {
      return await send();
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) await reload();
    }
  };
  const { run, pending } = useAction(inTurn, { parallel: true });
  return { pending, change: run };
}
