import { createHash } from "node:crypto";
import { countedNetworks } from "#server/http/countedAddress.ts";

/** A maximum number of something within a window that begins with the first one. */
export interface Limit {
  /**
   * What is limited, then for whom: `["login", "mei"]`. Stored as a hash, so that the table contains nobody's number.
   */
  of: readonly [kind: string, ...whose: string[]];
  /** Infinity for what is only counted. */
  max: number;
  windowMs: number;
  /** A success does not reset the count: for limits on trying many accounts. */
  stays?: true;
}

/** A limit per network address and the wider networks around it; none if the address may be shared by many. */
export function perAddress(
  kind: string,
  address: string,
  { max, windowMs }: Pick<Limit, "max" | "windowMs">,
): readonly Limit[] {
  return countedNetworks(address).map(({ name, share }) => ({
    of: [kind, name],
    max: max * share,
    windowMs,
    stays: true,
  }));
}

/**
 * Like {@link perAddress}. An address that many may share, as behind a proxy that the shop was not told about, must not
 * lock all of them out, so there the device is counted instead.
 */
export function perCaller(
  kind: string,
  { address, uuid }: { address: string; uuid: string },
  bounds: Pick<Limit, "max" | "windowMs">,
): readonly Limit[] {
  const limits = perAddress(kind, address, bounds);
  return limits.length > 0 ? limits : [{ of: [kind, "device", uuid], ...bounds, stays: true }];
}

/** The key under which a limit is counted. */
export function keyOf({ of }: Limit): string {
  return createHash("sha256").update(JSON.stringify(of)).digest("hex");
}
