import type { MiddlewareHandler } from "hono";
import { isSecure } from "./clientAddress.ts";
import type { EdgeSettings } from "./edgeSettings.ts";

/** How long browsers shall reach the shop over TLS only, once they did. */
const tlsOnly = "max-age=31536000";

/**
 * Headers that every answer carries: no sniffing, no framing, no foreign code, no address leaking to other sites, and behind a
 * proxy that says the client came over TLS, nothing but TLS from then on.
 */
export function securityHeaders({ contentOrigins, trustedProxies }: EdgeSettings): MiddlewareHandler {
  const policy = policyWith(contentOrigins);
  return async (c, next) => {
    await next();
    c.header("X-Content-Type-Options", "nosniff");
    // A page that needs other rules about frames and its address says so itself.
    if (!c.res.headers.has("X-Frame-Options")) c.header("X-Frame-Options", "DENY");
    if (!c.res.headers.has("Referrer-Policy")) c.header("Referrer-Policy", "same-origin");
    c.header("Permissions-Policy", "camera=(), microphone=(), payment=()");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    if (isSecure(c, trustedProxies)) c.header("Strict-Transport-Security", tlsOnly);
    // A page that needs less says so itself.
    if (!c.res.headers.has("Content-Security-Policy")) c.header("Content-Security-Policy", policy);
  };
}

/** The policy of the shop's pages: their own origin, and the configured ones for files and calls. */
function policyWith(origins: readonly string[]): string {
  const from = (...sources: string[]) => ["'self'", ...sources, ...origins].join(" ");
  return [
    `default-src ${from()}`,
    `img-src ${from("data:", "blob:")}`,
    `style-src ${from("'unsafe-inline'")}`,
    `font-src ${from("data:")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
