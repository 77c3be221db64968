import { type ApiError, createClient, storageBroadcast } from "@sundry/api/client";
import { takeEarlyAnswer } from "../../start/earlyAnswer.ts";
import { shopConfig } from "../site/config.ts";
import { currentLocale } from "../i18n/locale.ts";
import { counted } from "./pending.ts";
import { reportFault } from "./reportFault.ts";
import { storage } from "../session/storage.ts";

/** Why a call failed. */
export type Fault = ApiError;

/** The one client of the shop: every call goes through it. */
export const client = counted(
  createClient({
    baseUrl: shopConfig.apiBase,
    storage,
    // The count of a page view is sent even while the page is being left (product 29).
    fetch: (input, init) =>
      takeEarlyAnswer(input, init) ?? fetch(input, { ...init, keepalive: String(input).endsWith("/page/log") }),
    language: currentLocale,
    broadcast:
      typeof BroadcastChannel === "function" ? new BroadcastChannel("sundry") : storageBroadcast(localStorage, window),
    ...(navigator.locks && { locks: { request: (name, task) => navigator.locks.request(name, task) } }),
    onFault: ({ callId, path, expected }) => reportFault("answer", `${callId} ${path}: ${expected}`),
  }),
);
