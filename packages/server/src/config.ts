import { resolve } from "node:path";
import { type EdgeSettings, readEdgeSettings } from "./http/edgeSettings.ts";
import type { Translations } from "./locales.ts";
import { advisedCost } from "./modules/password.ts";
import { type MessageSettings, readMessageSettings } from "./modules/outgoing/settings.ts";
import { type OidcSettings, readOidcSettings } from "./modules/session/oidc/settings.ts";
import { type BucketSettings, readBucketSettings } from "./media/bucketSettings.ts";

/** Account for bank transfers, by language. */
export type BankAccount = Translations;

/** The account of the demo marketplace; no bank has it. */
const demoBankAccount: BankAccount = {
  en: "Sundry Trade Co.\nDemo Bank of Yiwu, Chouzhou branch\nAccount 6200 0000 0000 0142",
  zh: "杂集贸易有限公司\n义乌演示银行 稠州支行\n账号 6200 0000 0000 0142",
};

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
  /** Minutes until an unpaid order closes (product 30, rules 7). */
  autoCancelMinutes: number;
  /** Zone of the shop's wall clock: flash-sale hours and the moments of the contract (product 11). */
  shopZone: string;
  /** Cents a new buyer finds in their wallet. The embedded demo marketplace gives 100.00, a shop with its own database nothing. */
  welcomeCents: number;
  /** ALIPAY and WECHAT through a cashier that moves no money; on in the embedded demo marketplace, off in a shop of one's own. */
  sandboxCashier: boolean;
  /** Where a bank transfer goes, line by line; undefined does not offer it. */
  bankAccount: BankAccount | undefined;
  /** Store of files for buyers' photos; undefined keeps them below the data folder. */
  uploadBucket: BucketSettings | undefined;
  /** Who stands in front of the shop, who else may call it, and how often. */
  edge: EdgeSettings;
  /**
   * The shop's own chat: off, on with `pnpm market` for the answers, or with a desk in the browser where anybody answers for any
   * store. The desk is for demonstrations: the embedded marketplace has it, a shop with its own database does not.
   */
  chat: "off" | "on" | "desk";
  /** What the hash of a new password costs: scrypt's N, a power of 2. Less than advised is for tests alone. */
  passwordCost: number;
  /** Days that messages to buyers and lines of the chat are kept; 0 keeps them for ever. */
  keepMessageDays: number;
  /** How codes and letters leave the shop, and whether who registers needs a code. */
  messages: MessageSettings;
  /** Third parties by whom buyers can log in. */
  oidc: OidcSettings;
  /** Seconds between two steps of stores that work by themselves, for demonstrations; 0 leaves the stores to `pnpm market`. */
  marketPaceSeconds: number;
  /** Fills an empty database with the demo marketplace and draws the pictures of its goods. */
  demo: boolean;
  /** Draws the pictures of the home page before the address is printed; tests that look at no picture turn it off. */
  warmPictures: boolean;
}

/** Reads the configuration from environment variables; throws an Error with one plain sentence when one is malformed. */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  return {
    port: wholeNumber(env.PORT, "PORT", 8080, 0, 65535),
    host: env.HOST ?? "127.0.0.1",
    dataDir: resolve(env.SUNDRY_DATA_DIR ?? resolve(root, ".data")),
    databaseUrl: env.DATABASE_URL || undefined,
    storefrontDir: resolve(root, env.SUNDRY_STOREFRONT_DIR || "packages/storefront/dist"),
    autoCancelMinutes: wholeNumber(env.SUNDRY_AUTO_CANCEL_MINUTES, "SUNDRY_AUTO_CANCEL_MINUTES", 30, 1, 10_080),
    shopZone: timeZone(env.SUNDRY_ZONE),
    welcomeCents: wholeNumber(
      env.SUNDRY_WELCOME_CENTS,
      "SUNDRY_WELCOME_CENTS",
      env.DATABASE_URL ? 0 : 10_000,
      0,
      1_000_000,
    ),
    sandboxCashier: onOrOff(env.SUNDRY_SANDBOX_CASHIER, "SUNDRY_SANDBOX_CASHIER", !env.DATABASE_URL),
    bankAccount: bankAccountOf(env),
    uploadBucket: readBucketSettings(env),
    edge: readEdgeSettings(env),
    chat: chatOf(env),
    passwordCost: powerOfTwo(env.SUNDRY_PASSWORD_COST, "SUNDRY_PASSWORD_COST", advisedCost, 2 ** 10, 2 ** 20),
    keepMessageDays: wholeNumber(env.SUNDRY_KEEP_MESSAGE_DAYS, "SUNDRY_KEEP_MESSAGE_DAYS", 365, 0, 36_500),
    messages: readMessageSettings(env),
    oidc: readOidcSettings(env),
    marketPaceSeconds: wholeNumber(env.SUNDRY_MARKET_PACE, "SUNDRY_MARKET_PACE", 0, 0, 86_400),
    demo: onOrOff(env.SUNDRY_DEMO, "SUNDRY_DEMO", true),
    warmPictures: env.SUNDRY_WARM_PICTURES !== "off",
  };
}

function bankAccountOf(env: NodeJS.ProcessEnv): BankAccount | undefined {
  const text = env.SUNDRY_BANK_ACCOUNT?.replaceAll("\\n", "\n").trim();
  if (text) return { en: text };
  return env.DATABASE_URL ? undefined : demoBankAccount;
}

function chatOf(env: NodeJS.ProcessEnv): Config["chat"] {
  const text = env.SUNDRY_CHAT || (env.DATABASE_URL ? "on" : "desk");
  if (text !== "off" && text !== "on" && text !== "desk")
    throw new Error(`SUNDRY_CHAT must be off, on or desk; it is "${text}".`);
  return text;
}

function onOrOff(text: string | undefined, name: string, fallback: boolean): boolean {
  if (text === undefined || text === "") return fallback;
  if (text !== "on" && text !== "off") throw new Error(`${name} must be on or off; it is "${text}".`);
  return text === "on";
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

function powerOfTwo(text: string | undefined, name: string, fallback: number, min: number, max: number): number {
  const value = wholeNumber(text, name, fallback, min, max);
  if (!Number.isInteger(Math.log2(value))) throw new Error(`${name} must be a power of 2; it is "${text}".`);
  return value;
}

function wholeNumber(text: string | undefined, name: string, fallback: number, min: number, max: number): number {
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`${name} must be a whole number from ${min} to ${max}; it is "${text}".`);
  return value;
}
