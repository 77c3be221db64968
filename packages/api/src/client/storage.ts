/** The part of the Web Storage interface that the client uses. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Texts by key; never throws. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Caches that are removed when the storage is full. The next visit fetches them again. */
const evictable = ["category", "navList", "hotWordsList", "hotWordsReloadTime", "buyerSideLogo", "buyerSideIcon"];

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * A storage that still works when the browser's is blocked, full or missing: what cannot be written is kept in memory
 * for this page. Pass the storage, a function that returns it (reading `window.localStorage` throws when blocked), or
 * nothing.
 */
export function safeStorage(native?: StorageLike | (() => StorageLike | null | undefined) | null): SafeStorage {
  const disk = attempt(() => (typeof native === "function" ? native() : native) ?? null, null);
  const memory = new Map<string, string | null>();

  const write = (key: string, value: string) =>
    attempt(() => {
      if (disk === null) return false;
      disk.setItem(key, value);
      return true;
    }, false);
  const erase = (key: string) =>
    attempt(() => {
      disk?.removeItem(key);
      return true;
    }, false);

  return {
    get(key) {
      const kept = memory.get(key);
      return kept === undefined ? attempt(() => disk?.getItem(key) ?? null, null) : kept;
    },
    set(key, value) {
      if (write(key, value)) {
        memory.delete(key);
        return;
      }
      for (const cache of evictable) if (cache !== key) erase(cache);
      if (write(key, value)) memory.delete(key);
      else {
        erase(key);
        memory.set(key, value);
      }
    },
    remove(key) {
      if (erase(key)) memory.delete(key);
      else memory.set(key, null);
    },
  };
}
