import type { SafeStorage } from "@sundry/api/client";

const key = "searchHistory";
/** Words kept, latest first. */
const MOST = 10;

/** What was searched for in this browser, latest first; garbage counts as nothing. */
export function searchHistory(storage: SafeStorage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter((word): word is string => typeof word === "string" && word !== "").slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a keyword in front, once. */
export function rememberSearch(storage: SafeStorage, keyword: string): void {
  keep(storage, [keyword, ...searchHistory(storage).filter((word) => word !== keyword)]);
}

/** Takes one keyword out, or all of them. */
export function forgetSearch(storage: SafeStorage, keyword?: string): void {
  keep(storage, keyword === undefined ? [] : searchHistory(storage).filter((word) => word !== keyword));
}

function keep(storage: SafeStorage, words: readonly string[]): void {
  if (words.length === 0) storage.remove(key);
  else storage.set(key, JSON.stringify(words.slice(0, MOST)));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Hears of every change made in this tab: a search is written down a moment after its page has opened. */
export function subscribeHistory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The history as it is stored: the same text as long as nothing changed. */
export function historyText(storage: SafeStorage): string | null {
  return storage.get(key);
}
