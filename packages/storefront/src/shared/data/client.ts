import type { ApiError } from "@sundry/api/client";
import { takeEarlyAnswer } from "../../start/earlyAnswer.ts";
import { createShopClient } from "./createShopClient.ts";
import { noteAge } from "./keptAnswers.ts";
import { counted, noteBusy } from "./pending.ts";
import { reportFault } from "./reportFault.ts";

/** Why a call failed. */
export type Fault = ApiError;

/** The shop's client: every call goes through it, except photos, whose client reports progress (`useUpload`). */
export const client = counted(
  createShopClient({
    // The count of a page view is sent even while the buyer leaves the page (product 29).
    fetch: async (input, init) => {
      const answer = await (takeEarlyAnswer(input, init) ??
        fetch(input, { ...init, keepalive: String(input).endsWith("/page/log") }));
      noteAge(String(input), answer);
      return answer;
    },
    onBusy: noteBusy,
    onFault: ({ callId, path, expected }) => reportFault("answer", `${callId} ${path}: ${expected}`),
  }),
);
