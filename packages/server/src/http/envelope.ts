import { type RefusalCode, sentenceOf } from "./refusals.ts";
import type { Refused } from "./refused.ts";
import type { Lang } from "#server/locales.ts";

/** What every call answers with (rules 1). */
export interface Envelope {
  success: boolean;
  message: string;
  code: number;
  /** Epoch milliseconds. */
  timestamp: number;
  result: unknown;
}

/** The envelope of an answer that carries `result`; handlers that return nothing answer null. */
export function answered(result: unknown, timestamp: number): Envelope {
  return { success: true, message: "success", code: 200, timestamp, result: result ?? null };
}

/** The envelope of a refusal, in the buyer's language. */
export function refusedWith(refusal: Pick<Refused, "code" | "params">, lang: Lang, timestamp: number): Envelope {
  const message = sentenceOf(refusal.code, refusal.params, lang);
  return { success: false, message, code: refusal.code, timestamp, result: null };
}

/** HTTP status of a refusal: strangers 403, unknown addresses 404, too much data 413, everything else 400. */
export function statusOf(code: RefusalCode): 400 | 403 | 404 | 413 {
  return code === 403 || code === 404 || code === 413 ? code : 400;
}
