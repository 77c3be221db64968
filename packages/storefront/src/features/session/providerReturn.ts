import type { SafeStorage } from "@sundry/api/client";
import { pages } from "../../shared/routing/addresses.ts";
import type { ReturnPath } from "../../shared/routing/returnPath.ts";

const key = "loginReturn";
const attemptKey = "loginAttempt";
const { query: login } = pages.login;

/**
 * Begins a login at a third party: stores where it leads back to, and a name for it, because the third party returns only `state`.
 * A window that is opened afterwards has both too, because the browser copies the tab's storage. Returns the name.
 */
export function beginAttempt(storage: SafeStorage, back: ReturnPath): string {
  const attempt = [...crypto.getRandomValues(new Uint8Array(8))].join("-");
  storage.set(key, login.write({ rePath: back.rePath, query: back.query }).toString());
  storage.set(attemptKey, attempt);
  return attempt;
}

/** The name of the login that this window started or was opened for; empty if there is none. */
export const storedAttempt = (storage: SafeStorage): string => storage.get(attemptKey) ?? "";

/** Where the login was to lead back to before the visitor went to a third party; empty if there was none. */
export function storedReturn(storage: SafeStorage): ReturnPath {
  const { rePath, query } = login.read(new URLSearchParams(storage.get(key) ?? ""));
  return { rePath, query };
}

/**
 * The `state` with which a third party has sent the visitor back, if any. Our server puts it in the page's query; a
 * backend without hash routes puts it before the hash (lesson 35).
 */
export function returnedState(state: string, search: string): string | undefined {
  return state || new URLSearchParams(search).get("state") || undefined;
}
