import type { SafeStorage } from "@sundry/api/client";
import { createStore } from "../../shared/data/createStore.ts";
import { storage as ownStorage } from "../../shared/session/storage.ts";

const key = "searchHistory";
/** Most keywords stored. */
const MAX_WORDS = 10;

/** Searches in this browser, latest first; malformed storage counts as empty. */
export function searchHistory(storage: SafeStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((word): word is string => typeof word === "string" && word !== "").slice(0, MAX_WORDS);
  } catch {
    return [];
  }
}

/** Moves a keyword to the front, without repeats. */
export function rememberSearch(storage: SafeStorage, keyword: string): void {
  store(storage, [keyword, ...searchHistory(storage).filter((word) => word !== keyword)]);
}

/** Removes one keyword, or all of them. */
export function forgetSearch(storage: SafeStorage, keyword?: string): void {
  store(storage, keyword === undefined ? [] : searchHistory(storage).filter((word) => word !== keyword));
}

function store(storage: SafeStorage, words: readonly string[]): void {
  if (words.length === 0) storage.remove(key);
  else storage.set(key, JSON.stringify(words.slice(0, MAX_WORDS)));
  changes.set(changes.get() + 1);
}

/** How often this tab has changed the history. */
const changes = createStore(0);

/** The history for a component: a search is stored a moment after its page has opened. */
export function useSearchHistory(): readonly string[] {
  changes.use();
  return searchHistory(ownStorage);
}
