import { storage } from "../../shared/session/storage.ts";

const closedKey = "closedAdvert";
const lastKey = "topAdvert";

/** The content that the buyer closed; other content shows again (HM-02). */
export function closedAdvert(): string | null {
  return storage.get(closedKey);
}

export function closeAdvert(content: string): void {
  storage.set(closedKey, content);
}

/** Stores the content of the strip, "" for none, so that the next visit knows whether to reserve its room. */
export function rememberAdvert(content: string): void {
  storage.set(lastKey, content);
}

/**
 * Whether to reserve the room of the strip while the page loads: not if the last visit had none to show. `start.ts` decides by
 * the same two keys.
 */
export function expectsAdvert(): boolean {
  const last = storage.get(lastKey);
  return last !== "" && (last === null || last !== closedAdvert());
}
