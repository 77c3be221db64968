import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * Network address of the client; empty if unknown. Behind our own proxies it is the entry that the outermost of them
 * added to `X-Forwarded-For`: earlier entries come from the client, who can write anything.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const peer = peerAddress(c);
  if (trustedProxies === 0) return peer;
  const addresses = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return addresses.at(-trustedProxies) ?? addresses[0] ?? peer;
}

/** Whether the client reached the shop over TLS, if a trusted proxy says so. */
export function isSecure(c: Context, trustedProxies: number): boolean {
  return trustedProxies > 0 && c.req.header("x-forwarded-proto")?.split(",")[0]?.trim().toLowerCase() === "https";
}

function peerAddress(c: Context): string {
  // Requests of tests have no connection.
  return c.env && "incoming" in c.env ? (getConnInfo(c).remote.address ?? "") : "";
}
