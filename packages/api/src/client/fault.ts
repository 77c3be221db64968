/**
 * Why a call failed. `refused`: the server rejected it; `unauthorized`: it needs a login; `aborted`: the caller
 * cancelled it.
 */
export type FaultKind = "timeout" | "network" | "refused" | "unauthorized" | "notFound" | "server" | "aborted";

interface FaultFacts {
  readonly kind: FaultKind;
  readonly callId: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status?: number;
  /** Code of the refusal; 0 when there was none. */
  readonly code?: number;
  readonly serverMessage?: string | undefined;
  readonly requestId?: string | undefined;
}

/**
 * A call that failed. It contains no header, body, address or token, so it is safe to log and to show. The shop has its
 * own message for each kind; `serverMessage` replaces it if there is one.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: FaultKind;
  readonly callId: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Code of the refusal; 0 when there was none. */
  readonly code: number;
  /** Message from the server for the buyer; empty when there was none. */
  readonly serverMessage: string;
  /** Id of the request in the server's log; empty when unknown. */
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

/** A key for the message the buyer sees: faults with the same key are shown once. */
export function faultKey(fault: ApiError): string {
  return `${fault.kind} ${fault.code} ${fault.serverMessage}`;
}

/** Whether two faults have the same message for the buyer. */
export function sameFault(one: ApiError, other: ApiError): boolean {
  return faultKey(one) === faultKey(other);
}

/** An answer that does not match its schema. It has the place and the expected type, never the value. */
export interface SchemaFault {
  readonly kind: "schema";
  readonly callId: string;
  /** Dotted, places in lists as `[]`: `records[].price`. */
  readonly path: string;
  readonly expected: string;
}
