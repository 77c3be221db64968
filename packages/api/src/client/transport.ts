import type { Envelope } from "../contract/envelope.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { pause } from "./deadline.ts";
import { ApiError, type FaultKind } from "./fault.ts";
import type { RequestDescription } from "./request.ts";
import type { ServerClock } from "./serverClock.ts";
import type { Language } from "../contract/language.ts";

/** An answer of the server before it is interpreted. */
export interface Answer {
  readonly status: number;
  /** Null when the body is not an envelope. */
  readonly envelope: Partial<Envelope> | null;
  readonly requestId: string;
  /**
   * Milliseconds after which the server wants the request again, if it has done nothing of it because it is busy;
   * undefined otherwise.
   */
  readonly againIn?: number | undefined;
}

export interface TransportPorts {
  readonly fetch: typeof fetch;
  readonly random: () => number;
  readonly clock: ServerClock;
  readonly dialect: Dialect;
  readonly uuid: () => string;
  readonly language: () => Language;
}

/** Sends a request, with a token or without. Rejects with kind `network` when there is no answer. */
export type Transport = (request: RequestDescription, token: string | null, signal: AbortSignal) => Promise<Answer>;

/** Time before the first and the second retry in milliseconds, before jitter. */
const backoff = [300, 900];
/** The server's queue was full: it has done nothing. */
const queueFull = 1012;
/** Longest wait that a server may ask for, in seconds; beyond it the caller learns at once that it is busy. */
const longestWait = 15;

/**
 * When to send a request again that the server has not begun: it limits how often this address may ask (429), or its
 * queue was full. Any other 503 may come after the work, so a write is not sent again.
 */
function againIn(response: Response, code: number | undefined): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  const isUntouched = response.status === 429 || (response.status === 503 && code === queueFull);
  return isUntouched && seconds >= 0 && seconds <= longestWait ? seconds * 1000 : undefined;
}

/** A proxy could not reach the server. */
const unreachable = (status: number) => status === 502 || status === 503 || status === 504;

/** The envelope of an answer, or null. A failure that only names its message or code is one too. */
function envelopeOf(status: number, body: unknown): Partial<Envelope> | null {
  if (typeof body !== "object" || body === null) return null;
  const said: Partial<Record<keyof Envelope, unknown>> = body;
  if (typeof said.success === "boolean") return body;
  const isRefusal = status >= 400 && (typeof said.message === "string" || typeof said.code === "number");
  return isRefusal ? { ...body, success: false } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends requests: adds headers, reads the envelope, and retries what is safe to repeat. */
export function createTransport(ports: TransportPorts): Transport {
  const { clock, dialect, fetch: post } = ports;

  async function once(request: RequestDescription, token: string | null, signal: AbortSignal): Promise<Answer> {
    const headers: Record<string, string> = { uuid: ports.uuid(), "Accept-Language": ports.language() };
    if (token !== null) headers["accessToken"] = token;
    if (request.login) headers["clientType"] = "PC";
    if (request.contentType !== undefined) headers["Content-Type"] = request.contentType;
    const init: RequestInit = {
      method: request.method,
      headers,
      signal,
      cache: "no-store",
      referrerPolicy: "no-referrer",
    };
    if (request.body !== undefined) init.body = request.body;
    let response: Response;
    let text: string;
    try {
      response = await post(request.url, init);
      text = await response.text();
    } catch {
      // The original error is left out because it can hold the address, and with it a token.
      throw new ApiError({ kind: "network", callId: request.callId });
    }
    const parsed = parseJson(text);
    const body = dialect.answer ? dialect.answer(request.callId, response.status, parsed) : parsed;
    const envelope = envelopeOf(response.status, body);
    // A cached answer carries its age in seconds.
    const age = Number(response.headers.get("age") ?? 0) * 1000;
    const named = envelope?.timestamp;
    clock.set(named === undefined ? Date.parse(response.headers.get("date") ?? "") : named + age);
    const requestId = response.headers.get("x-request-id") ?? "";
    return { status: response.status, envelope, requestId, againIn: againIn(response, envelope?.code) };
  }

  return async (request, token, signal) => {
    for (let round = 0; ; round += 1) {
      const wait = request.repeatable && !signal.aborted ? backoff[round] : undefined;
      try {
        const answer = await once(request, token, signal);
        // The server says itself when to come back.
        if (answer.againIn !== undefined) return answer;
        if (wait === undefined || !unreachable(answer.status) || answer.envelope?.success) return answer;
      } catch (fault) {
        if (wait === undefined || signal.aborted) throw fault;
      }
      await pause(wait * (0.5 + ports.random() / 2), signal);
      if (signal.aborted) throw new ApiError({ kind: "aborted", callId: request.callId });
    }
  };
}

/** Refused because of the token. */
const aboutToken = (status: number, code: number) => status === 401 || status === 403 || code === 20004;

function kindOf(status: number, code: number, hasEnvelope: boolean, final: boolean): FaultKind {
  if (!final && aboutToken(status, code)) return "unauthorized";
  if (status === 404) return "notFound";
  return status >= 500 || (!hasEnvelope && status < 400) ? "server" : "refused";
}

/**
 * Returns the fault of an unsuccessful answer. With `final`, another login would not help, so 401 and 403 are ordinary
 * refusals.
 */
export function faultOf(callId: string, { status, envelope, requestId }: Answer, final = false): ApiError {
  const refusal = envelope?.success === false;
  const code = refusal && typeof envelope.code === "number" ? envelope.code : 0;
  const serverMessage = refusal && typeof envelope.message === "string" ? envelope.message : "";
  return new ApiError({
    kind: kindOf(status, code, envelope !== null, final),
    callId,
    status,
    code,
    serverMessage,
    requestId,
  });
}
