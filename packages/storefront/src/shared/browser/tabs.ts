import { type ClientOptions, storageBroadcast } from "@sundry/api/client";
import { onPresence } from "@sundry/ui/runtime";
import { attempt } from "../../start/attempt.ts";

type Broadcast = NonNullable<ClientOptions["broadcast"]>;
type Listener = (event: { readonly data: unknown }) => void;

/** The browser's storage, which may throw as soon as it is touched. */
const touchedLate = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

/**
 * The channel between the tabs of the shop; the storage where the browser has none. It is closed while the page is put
 * away: a message would keep Back from restoring the page. What was missed meanwhile is read again (`FreshOnReturn`).
 */
export function openTabChannel(): Broadcast {
  const listeners: Listener[] = [];
  const open = (): BroadcastChannel | undefined => attempt(() => new BroadcastChannel("sundry"), undefined);
  let channel = open();
  if (!channel) return storageBroadcast(touchedLate, window);
  onPresence({
    putAway() {
      channel?.close();
      channel = undefined;
    },
    back() {
      if (channel) return;
      channel = open();
      for (const listener of listeners) channel?.addEventListener("message", listener);
    },
  });
  return {
    // Without it, this tab works on its own.
    postMessage: (message) => attempt(() => channel?.postMessage(message), undefined),
    addEventListener(type, listener) {
      listeners.push(listener);
      attempt(() => channel?.addEventListener(type, listener), undefined);
    },
  };
}

/** The locks that tabs share, where the browser has them. */
export function tabLocks(): Pick<ClientOptions, "locks"> {
  const locks = attempt(() => navigator.locks as LockManager | undefined, undefined);
  return locks ? { locks: { request: (name, task) => locks.request(name, task) } } : {};
}
