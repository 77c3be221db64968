import type { SafeStorage } from "@sundry/api/client";
import { storage } from "../../shared/session/storage.ts";

const closedKey = "closedAdvert";
const lastKey = "topAdvert";

/** The content that the buyer closed; other content shows again (HM-02). */
export function closedAdvert(known: SafeStorage): string | null {
  return known.get(closedKey);
}

export function closeAdvert(content: string): void {
  storage.set(closedKey, content);
}

/** Stores the content of the strip, "" for none, so that the next visit knows whether to reserve its space. */
export function rememberAdvert(content: string): void {
  storage.set(lastKey, content);
}

/** `start.ts` hides the strip of a sent page if the buyer closed it. Other content shows again. */
export function unhideAdvert(content: string): void {
  if (content !== closedAdvert(storage)) delete document.documentElement.dataset["advert"];
}

/**
 * Whether to reserve the strip's space while the page loads: not if the last visit had none. `start.ts` decides by the
 * same two keys.
 */
export function expectsAdvert(): boolean {
  const last = storage.get(lastKey);
  return last !== "" && (last === null || last !== closedAdvert(storage));
}
