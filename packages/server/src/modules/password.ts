import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/**
 * What a new hash costs, as scrypt's N: 32 MiB and three passes, as OWASP advises. Older hashes keep the cost they were made
 * with; a shop under test takes less (SUNDRY_PASSWORD_COST).
 */
export const advisedCost = 2 ** 15;
const blockSize = 8;
const passes = 3;
const saltBytes = 16;
const digestBytes = 32;
/** Hashes computed at the same time; each holds 32 MiB and a core. */
const mostAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Hash of a password with a salt of its own: `scrypt$N$r$p$salt$digest`, salt and digest in base64url; `cost` is N, a power of 2. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(saltBytes);
  return written(cost, salt, await derive(password, salt, digestBytes, { N: cost, r: blockSize, p: passes }));
}

/** Whether a password belongs to a hash. A hash nobody made counts as wrong. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [algorithm, n, r, p, salt = "", expected = ""] = hash.split("$");
  const digest = Buffer.from(expected, "base64url");
  if (algorithm !== "scrypt" || digest.length === 0) return false;
  const options = { N: Number(n), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt, "base64url"), digest.length, options);
  return timingSafeEqual(found, digest);
}

/** A hash that no password fits: comparing with it takes as long as with a real one of that cost, so time does not tell who exists. */
export function dummyHash(cost: number): string {
  return written(cost, Buffer.from("nobody"), Buffer.alloc(digestBytes));
}

function written(cost: number, salt: Buffer, digest: Buffer): string {
  return ["scrypt", cost, blockSize, passes, salt.toString("base64url"), digest.toString("base64url")].join("$");
}

interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

async function derive(password: string, salt: Buffer, length: number, { N, r, p }: ScryptCost): Promise<Buffer> {
  await turn();
  try {
    const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
    return await new Promise((resolve, reject) => {
      scrypt(password.normalize("NFKC"), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
    });
  } finally {
    // The place goes to who waits longest, or becomes free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function turn(): Promise<void> {
  if (running >= mostAtOnce) return new Promise<void>((go) => waiting.push(go));
  running += 1;
}
