import { resolve } from "node:path";
import { type BucketSettings, readBucketSettings } from "./media/bucketSettings.ts";

/** Settings of the server process, read once from the environment. */
export interface Config {
  /** First port to try. */
  port: number;
  host: string;
  /** Private folder for the embedded database, composed pictures and generated secrets. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Folder of the built storefront; undefined serves the API alone. */
  storefrontDir: string | undefined;
  /** Minutes until an unpaid order closes (decisions 30, RULES 7). */
  autoCancelMinutes: number;
  /** Zone of the shop's wall clock: flash-sale hours and the moments of the contract (decisions 11). */
  shopZone: string;
  /** Cents a new buyer finds in his wallet. The embedded demo marketplace gives 100.00, a shop with its own database nothing. */
  welcomeCents: number;
  /** Store of files for buyers' photos; undefined keeps them below the data folder. */
  uploadBucket: BucketSettings | undefined;
  /** Composes the pictures of the home page before the address is printed; tests that look at no picture turn it off. */
  warmPictures: boolean;
}

/** Reads the configuration from environment variables; throws an Error with one plain sentence when one is malformed. */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  return {
    port: wholeNumber(env.PORT, "PORT", 8080, 0, 65535),
    host: env.HOST ?? "127.0.0.1",
    dataDir: resolve(env.SUNDRY_DATA_DIR ?? resolve(root, ".data")),
    databaseUrl: env.DATABASE_URL || undefined,
    storefrontDir: resolve(root, "packages/storefront/dist"),
    autoCancelMinutes: wholeNumber(env.SUNDRY_AUTO_CANCEL_MINUTES, "SUNDRY_AUTO_CANCEL_MINUTES", 30, 1, 10_080),
    shopZone: timeZone(env.SUNDRY_ZONE),
    welcomeCents: wholeNumber(
      env.SUNDRY_WELCOME_CENTS,
      "SUNDRY_WELCOME_CENTS",
      env.DATABASE_URL ? 0 : 10_000,
      0,
      1_000_000,
    ),
    uploadBucket: readBucketSettings(env),
    warmPictures: env.SUNDRY_WARM_PICTURES !== "off",
  };
}

function timeZone(text: string | undefined): string {
  const zone = text || "Asia/Shanghai";
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
    return zone;
  } catch {
    throw new Error(`SUNDRY_ZONE must be a time zone such as Asia/Shanghai; it is "${zone}".`);
  }
}

function wholeNumber(text: string | undefined, name: string, fallback: number, min: number, max: number): number {
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`${name} must be a whole number from ${min} to ${max}; it is "${text}".`);
  return value;
}
