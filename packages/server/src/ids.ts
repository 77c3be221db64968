import { createHash } from "node:crypto";
import type { Services } from "./services.ts";

/** Ids count from here, so that they stay short: 2024-01-01T00:00:00Z in epoch ms. */
const epoch = 1_704_067_200_000;
/** Bits below the milliseconds: random when a millisecond begins, then counted up. */
const tailBits = 22n;

/** The latest id of each source. Ids of one process never repeat and never decrease, even if the clock goes back. */
const newest = new WeakMap<object, bigint>();

type Source = Pick<Services, "clock" | "random">;

/**
 * A new id: numeric text that sorts by time. Milliseconds first, then 22 random bits, so processes need no numbers of
 * their own; two of them would have to draw the same bits in the same millisecond, and unique keys catch even that.
 */
export function nextId(source: Source): string {
  const milliseconds = BigInt(Math.max(0, Math.floor(source.clock.now()) - epoch));
  const drawn = BigInt(Math.floor(source.random() * 2 ** Number(tailBits)));
  const fresh = (milliseconds << tailBits) | drawn;
  const last = newest.get(source.clock) ?? -1n;
  const id = fresh > last ? fresh : last + 1n;
  newest.set(source.clock, id);
  return id.toString();
}

/** Business numbers by kind: trade, order of one store, order line, after-sale case, recharge, withdrawal (rules 6). */
const prefixes = {
  trade: "T",
  order: "O",
  orderItem: "OI",
  afterSale: "A",
  commissionCash: "D",
  recharge: "R",
  withdrawal: "W",
} as const;

/** A new business number, such as `O123`. */
export function nextSn(source: Source, kind: keyof typeof prefixes): string {
  return prefixes[kind] + nextId(source);
}

/**
 * The id of something that is identified by a key: 18 digits that depend only on its kind and key, the same on every
 * machine.
 */
export function idFromKey(kind: string, key: string): string {
  const bits = createHash("sha256").update(`${kind}:${key}`).digest().readBigUInt64BE();
  return String(10n ** 17n + (bits % (9n * 10n ** 17n)));
}
