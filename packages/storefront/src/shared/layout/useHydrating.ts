import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * True on the server and while the browser takes over a page that the server has rendered. Until then, a component must
 * show what the server showed, without anything that only the browser knows.
 */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
