import { type ApiError, createClient, storageBroadcast } from "@sundry/api/client";
import { defaultConfig } from "./config.ts";
import { currentLocale } from "./locale.ts";
import { reportFault } from "./reportFault.ts";
import { storage } from "./storage.ts";

/** Why a call failed. */
export type Fault = ApiError;

type SessionLost = () => void;
const sessionLostListeners = new Set<SessionLost>();

/** The one client of the shop: every call goes through it. */
export const client = createClient({
  baseUrl: defaultConfig.apiBase,
  storage,
  fetch: (input, init) => fetch(input, init),
  language: currentLocale,
  broadcast:
    typeof BroadcastChannel === "function" ? new BroadcastChannel("sundry") : storageBroadcast(localStorage, window),
  ...(navigator.locks && { locks: { request: (name, task) => navigator.locks.request(name, task) } }),
  onSessionLost: () => {
    for (const listener of sessionLostListeners) listener();
  },
  onFault: ({ callId, path, expected }) => reportFault("answer", `${callId} ${path}: ${expected}`),
});

/** Calls back when a running session could not be renewed (SE-04); returns the way out. */
export function onSessionLost(listener: SessionLost): () => void {
  sessionLostListeners.add(listener);
  return () => sessionLostListeners.delete(listener);
}
