import type { MiddlewareHandler } from "hono";
import type { Clock } from "#server/clock.ts";
import { clientAddress } from "./clientAddress.ts";
import type { EdgeSettings } from "./edgeSettings.ts";
import { refusedWith } from "./envelope.ts";
import { languageOf } from "./language.ts";
import { Refused } from "./refused.ts";

/** Addresses remembered at a time. */
const mostRemembered = 20_000;
const minuteMs = 60_000;

/** What an address may still ask for. */
interface Bucket {
  /** One request costs a minute's ms, and each ms adds the requests per minute: whole numbers, so nothing is lost by rounding. */
  credit: number;
  /** When `credit` was right; epoch ms. */
  at: number;
}

/** A bucket of requests per address: full at first, filled evenly, and forgotten once it is full again. One per process. */
export class RequestRate {
  readonly #perMinute: number;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** Takes one request out of the address's bucket; answers the ms until there is one again, 0 when there was. */
  take(address: string): number {
    const now = this.#clock.now();
    const name = networkOf(address);
    const full = this.#perMinute * minuteMs;
    const known = this.#buckets.get(name) ?? { credit: full, at: now };
    const credit = Math.min(full, known.credit + Math.max(0, now - known.at) * this.#perMinute);
    const granted = credit >= minuteMs;
    this.#buckets.delete(name); // put at the end again: the first one is the one seen longest ago
    this.#buckets.set(name, { credit: granted ? credit - minuteMs : credit, at: now });
    if (this.#buckets.size > mostRemembered) this.#forgetOldest();
    return granted ? 0 : Math.ceil((minuteMs - credit) / this.#perMinute);
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/**
 * Bounds how often one address may ask, before anything is read or asked of the database: 429 with the refusal 1003 and
 * `Retry-After` beyond it. Requests of this machine itself are not counted: behind a proxy that the shop was not told about,
 * every buyer would be one of them.
 */
export function boundedRate({ requestsPerMinute, trustedProxies }: EdgeSettings, clock: Clock): MiddlewareHandler {
  const rate = new RequestRate(requestsPerMinute, clock);
  return async (c, next) => {
    const address = clientAddress(c, trustedProxies);
    const waitMs = address === "" || isThisMachine(address) ? 0 : rate.take(address);
    if (waitMs === 0) return next();
    const lang = languageOf(c);
    c.header("Retry-After", String(Math.ceil(waitMs / 1000)));
    c.header("Cache-Control", "no-store");
    return c.json(refusedWith(new Refused(1003), lang, clock.now()), 429);
  };
}

function isThisMachine(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

/** Who gets one IPv6 address gets 2^64 of them, so the network is counted instead. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...(tail?.split(":") ?? [])];
  return all.slice(0, 4).join(":");
}
