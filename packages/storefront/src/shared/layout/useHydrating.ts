import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * True on the server and while the browser takes over the component from a page that the server has rendered. Until
 * then, it must show what the server showed, without anything that only the browser knows.
 *
 * Each component learns it from React, which asks for the server's value only where it takes something over: React reaches
 * the parts of a page one after the other, and a state of the whole page can change before it reaches the last. It ends in a transition. With another value for
 * the browser than for the server, React would take over the whole page at once, and taps would have to wait.
 */
export function useHydrating(): boolean {
  const found = useRef(false);
  const [takenOver, setTakenOver] = useState(false);
  const sent = useSyncExternalStore(
    never,
    () => found.current,
    () => {
      found.current = true;
      return true;
    },
  );
  useEffect(() => {
    if (sent) startTransition(() => setTakenOver(true));
  }, [sent]);
  return sent && !takenOver;
}
