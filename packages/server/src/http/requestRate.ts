import { refresh } from "@sundry/api/contract/session";
import type { MiddlewareHandler } from "hono";
import type { Clock } from "#server/clock.ts";
import { clientAddress } from "./clientAddress.ts";
import { countedNetworks } from "./countedAddress.ts";
import type { EdgeSettings } from "./edgeSettings.ts";
import { refusedWith } from "./envelope.ts";
import { languageOf } from "./language.ts";
import { Refused } from "./refused.ts";

/** Maximum addresses remembered. */
const maxRemembered = 20_000;
const minuteMs = 60_000;
const renewalPath = `/api${refresh.path.replace(/\{\w+\}$/, "")}`;

/** What an address may still request. */
interface Bucket {
  /**
   * One request costs a minute's ms, and each ms adds the requests per minute: whole numbers, so rounding loses
   * nothing.
   */
  credit: number;
  /** Time of `credit`; epoch ms. */
  at: number;
}

/** Token buckets by address: full at first, refilled evenly, and forgotten once full again. One per process. */
export class RequestRate {
  readonly #perMinute: number;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** Takes one request from the address's bucket. Returns the ms until one is available, 0 if there was one. */
  take(address: string): number {
    const networks = countedNetworks(address);
    const counted = networks.length > 0 ? networks : [{ name: address, share: 1 }];
    // The narrowest first: what one address is refused uses up nothing of those around it.
    for (const { name, share } of counted) {
      const waitMs = this.#takeOne(name, this.#perMinute * share);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }

  #takeOne(name: string, perMinute: number): number {
    const now = this.#clock.now();
    const full = perMinute * minuteMs;
    const known = this.#buckets.get(name) ?? { credit: full, at: now };
    const credit = Math.min(full, known.credit + Math.max(0, now - known.at) * perMinute);
    const granted = credit >= minuteMs;
    this.#buckets.delete(name); // moved to the end: the first entry is the one seen longest ago
    this.#buckets.set(name, { credit: granted ? credit - minuteMs : credit, at: now });
    if (this.#buckets.size > maxRemembered) this.#forgetOldest();
    return granted ? 0 : Math.ceil((minuteMs - credit) / perMinute);
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/**
 * Limits how often one address may ask, before anything is read or queried: beyond it, 429 with the refusal 1003 and
 * `Retry-After`. Requests of this machine itself are not counted: behind a proxy that the shop was not told about,
 * every buyer would look like one. Renewing a login has its own bucket, so that a busy office is asked to wait, not to
 * log in again.
 */
export function boundedRate({ requestsPerMinute, trustedProxies }: EdgeSettings, clock: Clock): MiddlewareHandler {
  const calls = new RequestRate(requestsPerMinute, clock);
  const renewals = new RequestRate(requestsPerMinute, clock);
  return async (c, next) => {
    const address = clientAddress(c, trustedProxies);
    const rate = c.req.path.startsWith(renewalPath) ? renewals : calls;
    const waitMs = countedNetworks(address).length === 0 ? 0 : rate.take(address);
    if (waitMs === 0) return next();
    const lang = languageOf(c);
    c.header("Retry-After", String(Math.ceil(waitMs / 1000)));
    c.header("Cache-Control", "no-store");
    return c.json(refusedWith(new Refused(1003), lang, clock.now()), 429);
  };
}
