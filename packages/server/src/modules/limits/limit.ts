import { createHash } from "node:crypto";
import { countedAddress } from "#server/http/countedAddress.ts";

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

/** A limit per network address; none if the address may be shared by many. */
export function perAddress(
  kind: string,
  address: string,
  { max, windowMs }: Pick<Limit, "max" | "windowMs">,
): readonly Limit[] {
  const counted = countedAddress(address);
  return counted === null ? [] : [{ of: [kind, counted], max, windowMs, stays: true }];
}

/** The key under which a limit is counted. */
export function keyOf({ of }: Limit): string {
  return createHash("sha256").update(JSON.stringify(of)).digest("hex");
}
