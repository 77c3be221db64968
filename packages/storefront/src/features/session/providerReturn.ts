import type { SafeStorage } from "@sundry/api/client";
import { pages } from "../../shared/routing/addresses.ts";
import type { ReturnPath } from "../../shared/routing/returnPath.ts";

const key = "loginReturn";
const { query: login } = pages.login;

/** Stores where the login leads back to while the visitor is at a third party, which returns nothing but `state`. */
export function storeReturn(storage: SafeStorage, { rePath, query }: ReturnPath): void {
  storage.set(key, login.write({ rePath, query }).toString());
}

/** Where the login was to lead back to before the visitor went to a third party; empty when they did not. */
export function storedReturn(storage: SafeStorage): ReturnPath {
  const { rePath, query } = login.read(new URLSearchParams(storage.get(key) ?? ""));
  return { rePath, query };
}

/**
 * The `state` with which a third party has sent the visitor back, if any. Ours puts it in the page's query; a backend that
 * knows no hash routes puts it before the hash (lesson 35).
 */
export function returnedState(state: string, search: string): string | undefined {
  return state || new URLSearchParams(search).get("state") || undefined;
}
