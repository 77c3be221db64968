import type { StorageLike } from "./storage.ts";
import type { Broadcast } from "./tabs.ts";

/** The part of `window` that the client uses: it fires `storage` when another tab has written. */
export interface StorageEvents {
  addEventListener(
    type: "storage",
    listener: (event: { readonly key: string | null; readonly newValue: string | null }) => void,
  ): void;
}

const KEY = "tabNews";

/** A channel between tabs for browsers without `BroadcastChannel`: it writes a key and removes it again. */
export function storageBroadcast(storage: StorageLike, events: StorageEvents): Broadcast {
  return {
    postMessage(message) {
      try {
        storage.setItem(KEY, JSON.stringify(message));
        storage.removeItem(KEY);
      } catch {
        // When the storage is blocked or full, this tab works on its own.
      }
    },
    addEventListener(_type, listener) {
      events.addEventListener("storage", ({ key, newValue }) => {
        if (key !== KEY || newValue === null) return;
        try {
          listener({ data: JSON.parse(newValue) });
        } catch {
          // Not one of our entries.
        }
      });
    },
  };
}
