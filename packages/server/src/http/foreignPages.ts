import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** How long a browser may cache the answer to a preflight request, in seconds. */
const keptFor = 600;

/**
 * Lets pages of the given origins make calls (CORS). Tokens travel in headers, so cookies are not allowed. The headers
 * that the client reads, such as the server's time, are exposed.
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
