import type { ApiError } from "@sundry/api/client";
import { takeEarlyAnswer } from "../../start/earlyAnswer.ts";
import { createShopClient } from "./createShopClient.ts";
import { counted } from "./pending.ts";
import { reportFault } from "./reportFault.ts";

/** Why a call failed. */
export type Fault = ApiError;

/** The only client of the shop: every call goes through it. */
export const client = counted(
  createShopClient({
    // The count of a page view is sent even while the buyer leaves the page (product 29).
    fetch: (input, init) =>
      takeEarlyAnswer(input, init) ?? fetch(input, { ...init, keepalive: String(input).endsWith("/page/log") }),
    onFault: ({ callId, path, expected }) => reportFault("answer", `${callId} ${path}: ${expected}`),
  }),
);
