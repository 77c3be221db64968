import { useSyncExternalStore } from "react";

/** A value outside React that components can follow. */
export interface Store<T> {
  readonly get: () => T;
  /** Puts another value in place and tells every listener. */
  readonly set: (value: T) => void;
  /** Calls the listener after every change; returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value for a component, which renders again after every change. */
  readonly use: () => T;
}

/** Makes a store with its first value. */
export function createStore<T>(first: T): Store<T> {
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
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
