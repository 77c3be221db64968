import { vi } from "vitest";
import { createClient } from "../src/client/client.ts";
import type { Locks } from "../src/client/exclusive.ts";
import type { SchemaFault } from "../src/client/fault.ts";
import { safeStorage, type StorageLike } from "../src/client/storage.ts";
import type { Broadcast } from "../src/client/tabs.ts";
import type { Dialect } from "../src/dialects/dialect.ts";
import type { FakeShop } from "./fakeShop.ts";

/** An in-memory storage that all tabs of a browser share. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): StorageLike & { keys(): string[] } {
  const map = new Map(Object.entries(initial));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}

/**
 * The storages of several tabs, each in its own process: a tab sees its own writes at once and those of another tab some
 * milliseconds later. The last write wins.
 */
export function laggingStorages(shared: ReturnType<typeof memoryStorage>, tabs: number, milliseconds: number) {
  const begun = Object.fromEntries(shared.keys().map((key) => [key, shared.getItem(key) ?? ""]));
  const copies = Array.from({ length: tabs }, () => memoryStorage(begun));
  let last = 0;
  const writers = new Map<string, number>();
  return copies.map((own): StorageLike => {
    const write = (key: string, change: (storage: StorageLike) => void) => {
      const turn = ++last;
      writers.set(key, turn);
      change(own);
      setTimeout(() => {
        // An older write never replaces a newer one.
        if (writers.get(key) === turn) for (const copy of copies) change(copy);
      }, milliseconds);
    };
    return {
      getItem: own.getItem,
      setItem: (key, value) => write(key, (storage) => storage.setItem(key, value)),
      removeItem: (key) => write(key, (storage) => storage.removeItem(key)),
    };
  });
}

/** Locks like those of `navigator.locks`: one holder of a name at a time, in the order of requests. */
export function fakeLocks(): Locks {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request(_name, task) {
      const mine = tail.then(task, task);
      tail = mine.catch(() => {});
      return mine;
    },
  };
}

/** Channels with the same name: what one posts, all others receive. */
export function fakeChannels() {
  const posted: unknown[] = [];
  const listeners: { owner: object; receive: (event: { data: unknown }) => void }[] = [];
  const connect = (): Broadcast => {
    const owner = {};
    return {
      postMessage(data) {
        posted.push(data);
        for (const listener of listeners) if (listener.owner !== owner) listener.receive({ data });
      },
      addEventListener: (_type, receive) => void listeners.push({ owner, receive }),
    };
  };
  return { connect, posted };
}

interface BrowserOptions {
  readonly storage?: StorageLike;
  /** Locks that several tabs share. By default the tab has its own; "none" is a browser without locks. */
  readonly locks?: Locks | "none";
  readonly broadcast?: Broadcast;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly dialect?: Dialect;
  readonly onBusy?: (callId: string) => void;
}

/** A tab connected to a fake shop. */
export function openTab(
  shop: FakeShop,
  { storage = memoryStorage(), locks = fakeLocks(), ...options }: BrowserOptions = {},
) {
  const onSessionLost = vi.fn<() => void>();
  const faults: SchemaFault[] = [];
  const client = createClient({
    baseUrl: "/api",
    storage: safeStorage(storage),
    fetch: shop.fetch,
    onSessionLost,
    onFault: (fault) => faults.push(fault),
    ...(locks !== "none" && { locks }),
    ...options,
  });
  return { client, storage, onSessionLost, faults };
}

/** Storage of a browser in which a buyer is logged in. */
export function loggedInStorage(tokens: { accessToken: string; refreshToken: string }) {
  return memoryStorage({
    ...tokens,
    userInfo: JSON.stringify({ username: "mara", nickName: "Mara", face: "" }),
    cartNum: "3",
  });
}
