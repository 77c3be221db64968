import { type Client, type ClientOptions, createClient } from "@sundry/api/client";
import type { Dialect } from "@sundry/api/dialects/dialect";
import { currentLocale } from "../i18n/locale.ts";
import { storage } from "../session/storage.ts";
import { shopConfig } from "../site/config.ts";
import { dialectOf } from "./dialect.ts";
import { openTabChannel, tabLocks } from "../browser/tabs.ts";

/** What the calls of this shop's backend differ in; empty until {@link takeDialect}, and for our own. */
const dialect: Dialect = { name: "own" };

/** Loads what the client needs to know about another backend. Call it once the settings are read, before the first call. */
export async function takeDialect(): Promise<void> {
  Object.assign(dialect, await dialectOf(shopConfig));
}

/**
 * A client of the backend that the settings name. `fetch` sends its requests. Each client counts as another tab of the
 * session.
 */
export function createShopClient(options: Pick<ClientOptions, "fetch" | "onFault" | "onBusy">): Client {
  return createClient({
    ...options,
    get baseUrl() {
      return shopConfig.apiBase;
    },
    dialect,
    storage,
    language: currentLocale,
    // On the server there are no other tabs.
    ...(typeof window !== "undefined" && { broadcast: openTabChannel(), ...tabLocks() }),
  });
}
