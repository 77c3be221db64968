import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * Network address of who made a request; empty when it is not known. Behind proxies of our own it is the entry that the
 * outermost of them wrote into `X-Forwarded-For`: what stands before it comes from the client, who may write anything.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const peer = peerAddress(c);
  if (trustedProxies === 0) return peer;
  const told = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return told.at(-trustedProxies) ?? told[0] ?? peer;
}

/** Whether the client reached the shop over TLS, as far as a trusted proxy says so. */
export function isSecure(c: Context, trustedProxies: number): boolean {
  return trustedProxies > 0 && c.req.header("x-forwarded-proto")?.split(",")[0]?.trim().toLowerCase() === "https";
}

function peerAddress(c: Context): string {
  // Requests made in tests have no connection behind them.
  return c.env && "incoming" in c.env ? (getConnInfo(c).remote.address ?? "") : "";
}
