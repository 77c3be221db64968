import { type SafeStorage, safeStorage } from "@sundry/api/client";
import { useHydrating } from "../layout/useHydrating.ts";

/** The browser's storage; falls back to memory if it is blocked or full (EN-04). */
export const storage = safeStorage(() => window.localStorage);

const nothing = safeStorage();

/**
 * What a component may read of the browser's storage while it renders: nothing on the server and while the browser takes
 * over its page, because the server has rendered the page without it.
 */
export function useStorage(): SafeStorage {
  return useHydrating() ? nothing : storage;
}

/**
 * The storage of this tab, with the same fallback, for data that survives a reload but is not shared with other tabs.
 */
export const tabStorage = safeStorage(() => window.sessionStorage);
