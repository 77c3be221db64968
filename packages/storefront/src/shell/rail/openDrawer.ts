import { useSyncExternalStore } from "react";

/** The lists that open beside the page (SB-02). */
export type DrawerName = "cart" | "orders" | "coupons" | "tracks" | "favourites";

let open: DrawerName | undefined;
const listeners = new Set<() => void>();

/** Opens a drawer in place of another, or closes the one that is open. */
export function showDrawer(name: DrawerName | undefined): void {
  open = name;
  for (const listener of listeners) listener();
}

/** The drawer that is open. */
export function useOpenDrawer(): DrawerName | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
