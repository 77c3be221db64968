import type { MiddlewareHandler } from "hono";

const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers that every answer carries: no sniffing, no framing, no foreign code, no address leaking to other sites. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("X-Content-Type-Options", "nosniff");
  c.header("X-Frame-Options", "DENY");
  c.header("Referrer-Policy", "same-origin");
  c.header("Permissions-Policy", "camera=(), microphone=(), payment=()");
  c.header("Cross-Origin-Opener-Policy", "same-origin");
  // A page that needs less says so itself.
  if (!c.res.headers.has("Content-Security-Policy")) c.header("Content-Security-Policy", policy);
};
