import { createHash } from "node:crypto";

/** So many of something within a window that begins with the first. */
export interface Limit {
  /** What is limited, then whose: `["login", "mei"]`. Stored as a hash, so nobody's number stands in the table. */
  of: readonly [kind: string, ...whose: string[]];
  most: number;
  windowMs: number;
}

/** The key a limit is counted under. */
export function keyOf({ of }: Limit): string {
  return createHash("sha256").update(JSON.stringify(of)).digest("hex");
}
