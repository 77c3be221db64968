import type { Context } from "hono";
import type { Services } from "#server/services.ts";

/** What stands before an address in a text: its beginning, a quote, a bracket, a comma or a space. */
const absolute = /(?<=^|["'(,\s])(https?:\/\/[^\s"'(),/]+)(?=\/media\/)/gi;
const relative = /(?<=["'(,\s])(?=\/(?:media\/|sandbox\/|im\/chat\b))/g;

/** Takes the shop's own origin from addresses in a text. */
export type TakeBack = (text: string) => string;

/**
 * Turns absolute addresses of pictures on this shop into what they are stored as, `/media/…`. The shop's own addresses
 * are those with the configured origin and those with the host that the request came to: whatever our answers or a
 * client put in front of them comes back with it.
 */
export function takingBack(c: Context, { config }: Services): TakeBack {
  const hosts = new Set([config.oidc.origin, c.req.url].map(hostOf));
  return (text) =>
    text.includes("/media/") ? text.replaceAll(absolute, (origin) => (hosts.has(hostOf(origin)) ? "" : origin)) : text;
}

/**
 * Makes addresses on this host absolute everywhere in an answer, because pages of other hosts show its pictures too, and
 * open its chat.
 */
export function withOrigin(text: string, origin: string): string {
  return text.replaceAll(relative, origin);
}

function hostOf(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? new URL(address).host : "";
}
