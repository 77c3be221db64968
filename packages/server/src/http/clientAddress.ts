import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { warnOperator } from "#server/operation/warnings.ts";
import { isPrivate } from "./countedAddress.ts";

/**
 * Network address of the client; empty if unknown, as behind a proxy that the shop was not told about: there, all buyers
 * have one address, which must not be counted as one person's. Behind our own proxies it is the entry that the outermost of them
 * added to `X-Forwarded-For`: earlier entries come from the client, who can write anything.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const peer = peerAddress(c);
  if (trustedProxies === 0) return isBehindUntoldProxy(c, peer) ? "" : peer;
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

/** A machine beside the shop passes on requests of others. Says so once an hour. */
function isBehindUntoldProxy(c: Context, peer: string): boolean {
  if (c.req.header("x-forwarded-for") === undefined || !isPrivate(peer)) return false;
  warnOperator(
    "proxy",
    "Requests come through a proxy that the shop was not told about, so it can't tell its buyers apart. Set SUNDRY_TRUSTED_PROXIES.",
    new Date(),
  );
  return true;
}

function peerAddress(c: Context): string {
  // Requests of tests have no connection.
  return c.env && "incoming" in c.env ? (getConnInfo(c).remote.address ?? "") : "";
}
