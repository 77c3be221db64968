import { storage } from "../storage.ts";

const key = "closedAdvert";

/** What was in the strip when the buyer closed it; other content shows again (HM-02). */
export function closedAdvert(): string | null {
  return storage.get(key);
}

export function closeAdvert(content: string): void {
  storage.set(key, content);
}
