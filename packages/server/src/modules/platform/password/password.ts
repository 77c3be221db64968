import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { BusyQueue, type Waiter } from "#server/http/busyQueue.ts";

/**
 * Cost of a new hash, as scrypt's N: 32 MiB and three passes, as OWASP recommends. Older hashes keep their cost; tests
 * use less (SUNDRY_PASSWORD_COST).
 */
export const defaultCost = 2 ** 15;
const blockSize = 8;
const passes = 3;
const saltBytes = 16;
const digestBytes = 32;
/**
 * Hashes computed at the same time: each takes 32 MiB and a core, and one core stays free for everybody else: with two
 * hashes on two cores, those who read beside 200 log-ins may wait twice as long (`test:attack`, row 14). A waiting one takes
 * next to nothing, so a whole office may wait; networks take turns.
 */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
const turns = new BusyQueue({ atOnce, waiting: 500, waitingOfOne: 100 });
const unknownCaller: Waiter = { address: "" };

/** How this shop hashes passwords. */
export interface Hashing {
  /** scrypt's N, a power of 2. */
  passwordCost: number;
  /** With `reference`, a hash has a second verifier, for clients that send the MD5 of what was typed. */
  dialect?: "own" | "reference";
}

/** Begins the second verifier, which follows the first one and a space. */
const ofMd5 = "md5+";

/**
 * Hash of a password with its own salt: `scrypt$N$r$p$salt$digest`, salt and digest in base64url. Takes a tenth of a
 * second or more: hold no database connection meanwhile. `who` waits for it. Throws Refused(1012) if too many are
 * waiting.
 */
export async function hashPassword(password: string, hashing: Hashing, who = unknownCaller): Promise<string> {
  const sent = md5Of(password);
  if (sent !== undefined) return ofMd5 + (await verifierOf(sent, hashing, who));
  const typed = await verifierOf(password, hashing, who);
  return hashing.dialect === "reference" ? withMd5(typed, password, hashing, who) : typed;
}

/**
 * The same hash with the MD5 verifier that it lacks, for a password known to be correct; undefined if nothing is
 * missing.
 */
export async function completedHash(
  hash: string,
  password: string,
  hashing: Hashing,
  who = unknownCaller,
): Promise<string | undefined> {
  const [typed = ""] = hash.split(" ");
  const isComplete = hashing.dialect !== "reference" || md5Of(password) !== undefined || hash.includes(ofMd5);
  return isComplete ? undefined : withMd5(typed, password, hashing, who);
}

/**
 * Whether two hashes come from the same change of the password; a verifier may have been added to one of them since.
 */
export function isSameHash(one: string, other: string): boolean {
  return one.split(" ")[0] === other.split(" ")[0];
}

async function withMd5(typed: string, password: string, hashing: Hashing, who: Waiter): Promise<string> {
  return `${typed} ${ofMd5}${await verifierOf(md5(password), hashing, who)}`;
}

async function verifierOf(secret: string, { passwordCost: cost }: Hashing, who: Waiter): Promise<string> {
  const salt = randomBytes(saltBytes);
  const options = { N: cost, r: blockSize, p: passes };
  return written(cost, salt, await derive({ password: secret, salt, length: digestBytes, who }, options));
}

/**
 * Whether a password matches a hash. A malformed hash counts as wrong. Takes as long as {@link hashPassword}, and
 * refuses like it.
 */
export async function isPassword(password: string, hash: string, who = unknownCaller): Promise<boolean> {
  const sent = md5Of(password);
  const verifiers = hash.split(" ");
  const typed = verifiers.find((one) => !one.startsWith(ofMd5));
  const hashed = verifiers.find((one) => one.startsWith(ofMd5))?.slice(ofMd5.length);
  // A password that only such a client has sent is known by its MD5 alone.
  if (sent === undefined && typed === undefined) return fits(md5(password), hashed ?? "", who);
  return fits(sent ?? password, (sent === undefined ? typed : hashed) ?? dummyHash(costOf(typed)), who);
}

async function fits(secret: string, verifier: string, who: Waiter): Promise<boolean> {
  const [algorithm, n, r, p, salt = "", expected = ""] = verifier.split("$");
  const digest = Buffer.from(expected, "base64url");
  if (algorithm !== "scrypt" || digest.length === 0) return false;
  const options = { N: Number(n), r: Number(r), p: Number(p) };
  const asked = { password: secret, salt: Buffer.from(salt, "base64url"), length: digest.length, who };
  const found = await derive(asked, options);
  return timingSafeEqual(found, digest);
}

const costOf = (verifier: string | undefined) => Number(verifier?.split("$")[1]) || defaultCost;
const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** Marks values that the server itself has made: nobody outside this process can write it. */
const seal = `\u{e000}${randomBytes(16).toString("hex")}`;
/** Replaces the payment password where a client of the reference backend can't send one. */
export const notAsked = `${seal}:not asked`;

/** The MD5 that a client has sent instead of a password, marked so that the shop can handle it like a password. */
export function sentAsMd5(hex: string): string {
  return `${seal}${hex.toLowerCase()}`;
}

function md5Of(password: string): string | undefined {
  return password.startsWith(seal) && password !== notAsked ? password.slice(seal.length) : undefined;
}

/**
 * A hash that matches no password. Comparing with it takes as long as with a real one of that cost, so the time does
 * not reveal which accounts exist.
 */
export function dummyHash(cost: number): string {
  return written(cost, Buffer.from("nobody"), Buffer.alloc(digestBytes));
}

/** Whether a hash matches some password: that of a buyer who has never set one does not. */
export function isSomePassword(hash: string): boolean {
  return !hash.endsWith(`$${Buffer.alloc(digestBytes).toString("base64url")}`);
}

function written(cost: number, salt: Buffer, digest: Buffer): string {
  return ["scrypt", cost, blockSize, passes, salt.toString("base64url"), digest.toString("base64url")].join("$");
}

interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

interface Derivation {
  password: string;
  salt: Buffer;
  /** Length of the digest, in bytes. */
  length: number;
  who: Waiter;
}

function derive({ password, salt, length, who }: Derivation, { N, r, p }: ScryptCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize("NFKC"), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
    });
  return turns.run(who, work);
}
