import { type ApiError, createClient, storageBroadcast } from "@sundry/api/client";
import { defaultConfig } from "./config.ts";
import { currentLocale } from "./locale.ts";
import { reportFault } from "./reportFault.ts";
import { storage } from "./storage.ts";

/** Why a call failed. */
export type Fault = ApiError;

/** The one client of the shop: every call goes through it. */
export const client = createClient({
  baseUrl: defaultConfig.apiBase,
  storage,
  fetch: (input, init) => fetch(input, init),
  language: currentLocale,
  broadcast:
    typeof BroadcastChannel === "function" ? new BroadcastChannel("sundry") : storageBroadcast(localStorage, window),
  ...(navigator.locks && { locks: { request: (name, task) => navigator.locks.request(name, task) } }),
  onFault: ({ callId, path, expected }) => reportFault("answer", `${callId} ${path}: ${expected}`),
});
