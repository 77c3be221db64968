/** For tests of whole pages: what a page asks and shows counts in every run, however late its code comes. */
import { afterEach, vi } from "vitest";
import { loadPageAt } from "../app/pages.ts";

/** Waits until the page that a test leaves is there. A page that cannot come is left alone. */
async function pageCame(): Promise<void> {
  if (!document.querySelector("main")) return;
  await loadPageAt(location.hash.slice(1)).catch(() => undefined);
  await vi.waitUntil(() => !document.querySelector("main [data-shape]"), { timeout: 2000 }).catch(() => undefined);
}

// Runs before the page is checked and cleaned up, because hooks run in reverse.
afterEach(pageCame);
