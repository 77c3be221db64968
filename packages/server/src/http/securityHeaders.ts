import type { MiddlewareHandler } from "hono";
import { isSecure } from "./clientAddress.ts";
import type { EdgeSettings } from "./edgeSettings.ts";

/** How long browsers use only TLS after reaching the shop over TLS. */
const tlsOnly = "max-age=31536000";

/**
 * Headers of every answer: no sniffing, no framing, no foreign code, no address passed to other sites, and TLS only
 * once a proxy says that the client uses TLS. `files`: where the built files come from, if not from here. `map`: whether the pages
 * may load the site's map, and tell it the shop's origin, to which its key is bound.
 */
export function securityHeaders(
  { contentOrigins, trustedProxies }: EdgeSettings,
  { files, map }: { files: string | undefined; map: boolean },
): MiddlewareHandler {
  const policy = policyWith(
    [...contentOrigins, ...(files ? [new URL(files).origin] : []), ...(map ? mapHosts : [])],
    map,
  );
  const referrer = map ? "strict-origin-when-cross-origin" : "same-origin";
  return async (c, next) => {
    await next();
    // Set directly: each `c.header` would rebuild the whole response, which costs more than many a call.
    const { headers } = c.res;
    headers.set("X-Content-Type-Options", "nosniff");
    // A page that needs other rules for frames sets them itself.
    if (!headers.has("X-Frame-Options")) headers.set("X-Frame-Options", "DENY");
    if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", referrer);
    headers.set("Permissions-Policy", "camera=(), microphone=(), payment=()");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    if (isSecure(c, trustedProxies)) headers.set("Strict-Transport-Security", tlsOnly);
    // A page that needs a narrower policy sets it itself.
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", policy);
  };
}

/** AMap's script, its questions, its pictures. */
const mapHosts = ["https://*.amap.com", "https://*.autonavi.com"];

/**
 * The policy of the shop's pages: their own origin, and the configured ones for files and calls. AMap's script draws in workers of
 * its own and makes functions from text, which nothing else may.
 */
function policyWith(origins: readonly string[], map: boolean): string {
  const from = (...sources: string[]) => ["'self'", ...sources, ...origins].join(" ");
  return [
    `default-src ${from()}`,
    ...(map ? [`script-src ${from("'unsafe-eval'")}`] : []),
    `img-src ${from("data:", "blob:")}`,
    `style-src ${from("'unsafe-inline'")}`,
    `font-src ${from("data:")}`,
    map ? "worker-src 'self' blob:" : "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
