import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";

declare module "hono" {
  interface ContextVariableMap {
    /** Identifies the request in the log, in the answer, and to the buyer after a failure. */
    requestId: string;
    /** Id of the declared call. */
    call: string;
  }
}

/** An answered request. Nothing in it is secret: addresses may contain tokens, so only their first part is kept. */
export interface AnsweredRequest {
  request: string;
  method: string;
  /** Id of the declared call, such as `goods.get`. */
  call?: string;
  /** First part of the address, if it was not a declared call. */
  path?: string;
  status: number;
  /** Milliseconds until the answer started. */
  ms: number;
}

/** Called for each answered request. */
export type Observer = (answered: AnsweredRequest) => void;

/** Request ids that proxies send: a word without spaces. */
const plain = /^[\w-]{8,64}$/;

/**
 * Gives each request an id, which is returned as `X-Request-Id`, and calls the observers after the answer. A trusted
 * proxy may already have set the id.
 */
export function observeRequests(trustedProxies: number, observers: readonly Observer[]): MiddlewareHandler {
  return async (c, next) => {
    const begun = performance.now();
    const named = trustedProxies > 0 ? c.req.header("x-request-id") : undefined;
    const request = named !== undefined && plain.test(named) ? named : randomUUID();
    c.set("requestId", request);
    await next();
    c.res.headers.set("X-Request-Id", request);
    if (observers.length === 0) return;
    const ms = Math.round((performance.now() - begun) * 10) / 10;
    const call = c.get("call") as string | undefined;
    const where = call === undefined ? { path: firstPart(c.req.path) } : { call };
    for (const observer of observers) observer({ request, method: c.req.method, ...where, status: c.res.status, ms });
  };
}

function firstPart(path: string): string {
  const [, first = ""] = path.split("/", 2);
  return `/${first.slice(0, 40)}`;
}
