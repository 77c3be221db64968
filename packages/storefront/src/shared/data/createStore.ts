import { useSyncExternalStore } from "react";
import { useHydrating } from "../layout/useHydrating.ts";

/** A value outside React that components can follow. */
export interface Store<T> {
  readonly get: () => T;
  /** Replaces the value and calls every listener. */
  readonly set: (value: T) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value for a component, which renders again after every change. */
  readonly use: () => T;
}

/**
 * Creates a store with its initial value. `onServer` is what components show of it on the server and while the browser
 * takes over its page; the current value by default.
 */
export function createStore<T>(first: T, { onServer }: { onServer?: T } = {}): Store<T> {
  const listeners = new Set<() => void>();
  let current = first;
  const get = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe,
    use() {
      const hydrating = useHydrating();
      const value = useSyncExternalStore(subscribe, get, get);
      return hydrating && onServer !== undefined ? onServer : value;
    },
  };
}
