import type { StorageLike } from "./storage.ts";
import type { Broadcast } from "./tabs.ts";

/** What we use of `window`: it fires `storage` when another tab has written. */
export interface StorageEvents {
  addEventListener(
    type: "storage",
    listener: (event: { readonly key: string | null; readonly newValue: string | null }) => void,
  ): void;
}

const KEY = "tabNews";

/** A channel between tabs for browsers without `BroadcastChannel`: a key that is written and taken away again (lessons 8). */
export function storageBroadcast(storage: StorageLike, events: StorageEvents): Broadcast {
  return {
    postMessage(message) {
      try {
        storage.setItem(KEY, JSON.stringify(message));
        storage.removeItem(KEY);
      } catch {
        // A blocked or full storage leaves the tab alone; it still works.
      }
    },
    addEventListener(_type, listener) {
      events.addEventListener("storage", ({ key, newValue }) => {
        if (key !== KEY || newValue === null) return;
        try {
          listener({ data: JSON.parse(newValue) });
        } catch {
          // Not ours.
        }
      });
    },
  };
}
