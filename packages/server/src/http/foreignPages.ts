import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** Time a browser may keep the answer to its question beforehand, in seconds. */
const keptFor = 600;

/**
 * Lets pages of the given origins make calls (CORS). The tokens travel in headers, so cookies stay out of it; the headers that
 * the client reads, the server's time above all, are opened to it.
 */
export function foreignPages(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: ["GET", "POST", "PUT", "DELETE"],
    allowHeaders: ["accesstoken", "clienttype", "content-type", "if-none-match", "uuid"],
    exposeHeaders: ["Date", "ETag", "Retry-After", "X-Request-Id"],
    maxAge: keptFor,
  });
}
