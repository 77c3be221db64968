import { deviceId } from "./device.ts";

/** Pages whose first call is sent before the shop's code has loaded. */
export type PageName = "home" | "list" | "detail";

/** A call that `start.ts` has sent, for the first request to the same address in the same language. */
export interface EarlyAnswer {
  url: string;
  locale: string;
  answer: Promise<Response>;
  /** Whether all of the answer is there. */
  arrived: boolean;
}

/** Sends a call before the shop's code is there. The shop handles a failure when it takes the answer. */
export function beginEarly(url: string, locale: string): void {
  const answer = fetch(url, {
    headers: { uuid: deviceId(), "Accept-Language": locale },
    cache: "no-store",
    referrerPolicy: "no-referrer",
  });
  const early: EarlyAnswer = { url, locale, answer, arrived: false };
  const arrive = () => {
    early.arrived = true;
  };
  answer
    .then((response) => response.clone().arrayBuffer())
    .then(arrive)
    .catch(() => {});
  (globalThis as { earlyAnswer?: EarlyAnswer }).earlyAnswer = early;
}

/** Whether the answer to a call has arrived before the shop's code. */
export function hasArrivedEarly(url: string, locale: string): boolean {
  const early = (globalThis as { earlyAnswer?: EarlyAnswer }).earlyAnswer;
  return early !== undefined && early.arrived && early.url === url && early.locale === locale;
}

/** Returns the early answer once; undefined for any other request. */
export function takeEarlyAnswer(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> | undefined {
  const holder = globalThis as { earlyAnswer?: EarlyAnswer };
  const early = holder.earlyAnswer;
  const headers = new Headers(init?.headers);
  if (early?.url !== input || early.locale !== headers.get("Accept-Language") || headers.has("accessToken"))
    return undefined;
  delete holder.earlyAnswer;
  return early.answer;
}
