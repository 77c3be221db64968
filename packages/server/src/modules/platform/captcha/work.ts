import { createHash } from "node:crypto";

/** Zero bits that an answer by work needs: some 260,000 attempts, which take a phone a few seconds. */
export const workBits = 18;

/** Whether a nonce was worked for: the SHA-256 of `<key>.<nonce>` begins with {@link workBits} zero bits. */
export function isWorked(key: string, nonce: string): boolean {
  const first = createHash("sha256").update(`${key}.${nonce}`).digest().readUInt32BE(0);
  return Math.clz32(first) >= workBits;
}
