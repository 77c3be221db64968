import { complete, namedWithValues } from "./valueObjects.ts";
import type { Asking } from "./values/valueObject.ts";

/** The result of a successful call as clients of the reference backend read it. */
export function referenceResult(callId: string, result: unknown, asking: Asking): unknown {
  return namedWithValues(complete(callId, result, asking), asking.lang);
}

/** Telephone numbers in an answer: clients of that backend know mobiles of mainland China by their 11 digits. */
export function withLocalPhones(text: string): string {
  return text.replaceAll(/("(?:\w*[mM]obile|linkPhone)":")\+86(1[3-9]\d{9}")/g, "$1$2");
}
