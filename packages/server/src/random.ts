import { randomBytes } from "node:crypto";

const bits = 48;

/**
 * A float in [0, 1) from the system's secure randomness, so that ids, pick-up codes and other random values can't be
 * predicted from earlier ones.
 */
export function systemRandom(): number {
  return randomBytes(bits / 8).readUIntBE(0, bits / 8) / 2 ** bits;
}
