/** Pages whose first call is sent before the shop's code is there. */
export type PageName = "home" | "list" | "detail";

/** A call that `start.ts` has sent: taken by the first request for the same address in the same language. */
export interface EarlyAnswer {
  url: string;
  locale: string;
  answer: Promise<Response>;
}

/** Hands out the early answer once; undefined when this request is another one. */
export function takeEarlyAnswer(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> | undefined {
  const holder = window as { earlyAnswer?: EarlyAnswer };
  const early = holder.earlyAnswer;
  const headers = new Headers(init?.headers);
  if (early?.url !== input || early.locale !== headers.get("Accept-Language") || headers.has("accessToken"))
    return undefined;
  delete holder.earlyAnswer;
  return early.answer;
}
