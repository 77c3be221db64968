/** Why a call failed (spec 8). `refused`: the server said no; `unauthorized`: it wants a login; `aborted`: the caller gave up. */
export type FaultKind = "timeout" | "network" | "refused" | "unauthorized" | "notFound" | "server" | "aborted";

interface FaultFacts {
  readonly kind: FaultKind;
  readonly callId: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status?: number;
  /** Number of the refusal; 0 when there was none. */
  readonly code?: number;
  readonly serverMessage?: string | undefined;
  readonly requestId?: string | undefined;
}

/**
 * A call that failed. Carries no header, no body, no address and no token, so that it can be logged and shown anywhere
 * (AP-03, lessons 11). The words for the buyer are the shop's, except `serverMessage`, which wins where it exists.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: FaultKind;
  readonly callId: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Number of the refusal; 0 when there was none. */
  readonly code: number;
  /** What the server says to the buyer; empty when it said nothing. */
  readonly serverMessage: string;
  /** Names the request in the server's log; empty when unknown. */
  readonly requestId: string;

  constructor({ kind, callId, status = 0, code = 0, serverMessage = "", requestId = "" }: FaultFacts) {
    super(`${callId}: ${kind}`);
    this.kind = kind;
    this.callId = callId;
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.requestId = requestId;
  }
}

/** What a buyer would be told, as a text to compare: faults of the same key are told once (AP-04). */
export function faultKey(fault: ApiError): string {
  return `${fault.kind} ${fault.code} ${fault.serverMessage}`;
}

/** Whether two faults would be told to a buyer in the same words. */
export function sameFault(one: ApiError, other: ApiError): boolean {
  return faultKey(one) === faultKey(other);
}

/** An answer that breaks its schema. Says where and what was expected, never what was there (AP-05). */
export interface SchemaFault {
  readonly kind: "schema";
  readonly callId: string;
  /** Dotted, places in lists as `[]`: `records[].price`. */
  readonly path: string;
  readonly expected: string;
}
