import { type ApiError, createClient } from "@sundry/api/client";
import { defaultConfig } from "./config.ts";
import { currentLocale } from "./locale.ts";
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
  now: () => Date.now(),
  random: () => Math.random(),
  language: currentLocale,
  ...(navigator.locks && { locks: navigator.locks }),
  ...(typeof BroadcastChannel === "function" && { broadcast: new BroadcastChannel("sundry") }),
  onSessionLost: () => {
    for (const listener of sessionLostListeners) listener();
  },
  onFault: (fault) => {
    // Reported once by call and path, never with content (AP-05).
    console.warn("An answer does not keep the contract", fault);
  },
});

/** Calls back when a running session could not be renewed (SE-04); returns the way out. */
export function onSessionLost(listener: SessionLost): () => void {
  sessionLostListeners.add(listener);
  return () => sessionLostListeners.delete(listener);
}
