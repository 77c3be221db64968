import { vi } from "vitest";
import { createClient } from "../src/client/client.ts";
import type { Locks } from "../src/client/exclusive.ts";
import type { SchemaFault } from "../src/client/fault.ts";
import { safeStorage, type StorageLike } from "../src/client/storage.ts";
import type { Broadcast } from "../src/client/tabs.ts";
import type { Dialect } from "../src/dialects/dialect.ts";
import type { FakeShop } from "./fake-shop.ts";

/** A storage in memory, as all tabs of a browser share it. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): StorageLike & { keys(): string[] } {
  const map = new Map(Object.entries(initial));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}

/** Locks as `navigator.locks` grants them: one holder of a name at a time, in the order of asking. */
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

/** Channels of one name: what one posts all others hear. */
export function fakeChannels() {
  const posted: unknown[] = [];
  const ears: { owner: object; hear: (event: { data: unknown }) => void }[] = [];
  const connect = (): Broadcast => {
    const owner = {};
    return {
      postMessage(data) {
        posted.push(data);
        for (const ear of ears) if (ear.owner !== owner) ear.hear({ data });
      },
      addEventListener: (_type, hear) => void ears.push({ owner, hear }),
    };
  };
  return { connect, posted };
}

interface BrowserOptions {
  readonly storage?: StorageLike;
  readonly locks?: Locks;
  readonly broadcast?: Broadcast;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly dialect?: Dialect;
}

/** One tab that talks to a fake shop. */
export function openTab(shop: FakeShop, { storage = memoryStorage(), ...options }: BrowserOptions = {}) {
  const onSessionLost = vi.fn<() => void>();
  const faults: SchemaFault[] = [];
  const client = createClient({
    baseUrl: "/api",
    storage: safeStorage(storage),
    fetch: shop.fetch,
    onSessionLost,
    onFault: (fault) => faults.push(fault),
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
