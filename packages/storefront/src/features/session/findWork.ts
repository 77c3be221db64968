import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** How long the work keeps the page busy at a time, ms, so that it still answers to keys. */
const sliceMs = 12;
/** Attempts between two looks at the clock. */
const attemptsAtOnce = 200;

/**
 * The nonce that lets somebody pass a puzzle without seeing it: the SHA-256 of `<key>.<nonce>` begins with `bits` zero
 * bits. Pauses for the page between slices of work; undefined if the signal ends it. The browser's own SHA-256 answers
 * later each time, which takes far longer for hundreds of thousands of attempts, and is missing without TLS.
 */
export async function findWork(key: string, bits: number, signal: AbortSignal): Promise<string | undefined> {
  let nonce = 0;
  while (!signal.aborted) {
    const until = performance.now() + sliceMs;
    do {
      for (const end = nonce + attemptsAtOnce; nonce < end; nonce += 1)
        if (startsWithZeros(sha256(utf8ToBytes(`${key}.${nonce}`)), bits)) return String(nonce);
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}

/** Whether the first 32 bits begin with as many zeros. */
function startsWithZeros(hash: Uint8Array, bits: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = hash;
  return Math.clz32((a << 24) | (b << 16) | (c << 8) | d) >= bits;
}
