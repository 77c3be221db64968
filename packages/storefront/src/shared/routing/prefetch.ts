import { createContext, useContext } from "react";

/**
 * Starts loading the page of an in-app address. The app provides it, because only the route table knows the files of
 * pages.
 */
export const PrefetchContext = createContext<(address: string) => void>(() => undefined);

/** For buttons that open a page. Links prefetch by themselves. */
export function usePrefetch(): (address: string) => void {
  return useContext(PrefetchContext);
}
