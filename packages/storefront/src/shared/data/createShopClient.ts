import { type Client, type ClientOptions, createClient, storageBroadcast } from "@sundry/api/client";
import { currentLocale } from "../i18n/locale.ts";
import { storage } from "../session/storage.ts";
import { shopConfig } from "../site/config.ts";
import { dialectOf } from "./dialect.ts";

const dialect = await dialectOf(shopConfig);

/**
 * A client of the backend that the settings name. `fetch` sends its requests. Each client counts as another tab of the
 * session.
 */
export function createShopClient(options: Pick<ClientOptions, "fetch" | "onFault">): Client {
  return createClient({
    ...options,
    baseUrl: shopConfig.apiBase,
    dialect,
    storage,
    language: currentLocale,
    // On the server there are no other tabs.
    ...(typeof window !== "undefined" && {
      broadcast:
        typeof BroadcastChannel === "function"
          ? new BroadcastChannel("sundry")
          : storageBroadcast(localStorage, window),
    }),
    ...(typeof window !== "undefined" &&
      navigator.locks && { locks: { request: (name, task) => navigator.locks.request(name, task) } }),
  });
}
