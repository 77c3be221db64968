import { type RefusalCode, refusalMessage } from "./refusals.ts";
import type { Refused } from "./refused.ts";
import type { Lang } from "#server/locales.ts";

/** The wrapper of every answer (rules 1). */
export interface Envelope {
  success: boolean;
  message: string;
  code: number;
  /** Epoch milliseconds. */
  timestamp: number;
  result: unknown;
}

/** The envelope of an answer with `result`; handlers that return nothing answer null. */
export function answered(result: unknown, timestamp: number): Envelope {
  return { success: true, message: "success", code: 200, timestamp, result: result ?? null };
}

/** The envelope of a refusal, in the buyer's language. */
export function refusedWith(refusal: Pick<Refused, "code" | "params">, lang: Lang, timestamp: number): Envelope {
  const message = refusalMessage(refusal.code, refusal.params, lang);
  return { success: false, message, code: refusal.code, timestamp, result: null };
}

/**
 * HTTP status of a refusal: no login 403, unknown address 404, too much data 413, overload or a full queue 503,
 * everything else 400.
 */
export function statusOf(code: RefusalCode): 400 | 403 | 404 | 413 | 503 {
  if (code === 1012) return 503;
  return code === 403 || code === 404 || code === 413 || code === 503 ? code : 400;
}
