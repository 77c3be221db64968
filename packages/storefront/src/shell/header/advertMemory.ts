import { storage } from "../../shared/session/storage.ts";

const closedKey = "closedAdvert";
const lastKey = "topAdvert";

/** What was in the strip when the buyer closed it; other content shows again (HM-02). */
export function closedAdvert(): string | null {
  return storage.get(closedKey);
}

export function closeAdvert(content: string): void {
  storage.set(closedKey, content);
}

/** Remembers what the strip held, "" for nothing, so that the next visit keeps its room or does not. */
export function rememberAdvert(content: string): void {
  storage.set(lastKey, content);
}

/**
 * Whether the strip's room is kept while the page's data is on its way: not where the last visit had nothing to show. The
 * first paint in `index.html` decides by the same two keys.
 */
export function expectsAdvert(): boolean {
  const last = storage.get(lastKey);
  return last !== "" && (last === null || last !== closedAdvert());
}
