import { resolve } from "node:path";
import { isDemo } from "./demoDefault.ts";
import { type EdgeSettings, readEdgeSettings } from "./http/edgeSettings.ts";
import type { Translations } from "./locales.ts";
import { serversOf } from "./db/addresses.ts";
import { type DatabaseLimits, readDatabaseLimits } from "./db/limits.ts";
import { defaultCost } from "./modules/platform/password/password.ts";
import { type MessageSettings, readMessageSettings } from "./modules/platform/outgoing/settings.ts";
import { type PaymentSettings, readPaymentSettings } from "./modules/buying/payment/provider/settings.ts";
import { type OidcSettings, readOidcSettings } from "./modules/account/session/oidc/settings.ts";
import { type OperationSettings, readOperationSettings } from "./operation/settings.ts";
import { type BucketSettings, readBucketSettings } from "./media/bucketSettings.ts";

/** Account for bank transfers, by language. */
export type BankAccount = Translations;

/** The account of the demo marketplace. It does not exist at any bank. */
const demoBankAccount: BankAccount = {
  en: "Sundry Trade Co.\nDemo Bank of Yiwu, Chouzhou branch\nAccount 6200 0000 0000 0142",
  zh: "杂集贸易有限公司\n义乌演示银行 稠州支行\n账号 6200 0000 0000 0142",
};

/** Settings of the server process, read from the environment at the start. */
export interface Config {
  /** First port to try. */
  port: number;
  host: string;
  /** Private folder for the embedded database, composed pictures and generated secrets. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** A replica of it, for reads of the catalogue. */
  databaseReadUrl: string | undefined;
  /** Connections and time limits. */
  database: DatabaseLimits;
  /** Folder of the built storefront; undefined serves the API alone. */
  storefrontDir: string | undefined;
  /** A file with settings of the pages, in place of those that the build has; undefined for none. */
  pageConfigFile: string | undefined;
  /** Minutes until an unpaid order closes (rules 7). */
  autoCancelMinutes: number;
  /** Trades a buyer can have waiting for payment at a time (rules 6). */
  unpaidTrades: number;
  /** Hours after ordering for which an announced bank transfer keeps the order open (rules 8). */
  transferHours: number;
  /** Time zone of the shop: flash-sale hours and the times of the contract (product 11). */
  shopZone: string;
  /** Currency of all prices (ISO 4217); undefined leaves its sign to the buyer's language. */
  currency: string | undefined;
  /**
   * Welcome money of a new buyer, in cents: 100.00 in the embedded demo marketplace, nothing in a shop with its own
   * database.
   */
  welcomeCents: number;
  /** Points of a new buyer: 100 in the embedded demo marketplace, none in a shop with its own database. */
  welcomePoints: number;
  /**
   * Whether ALIPAY and WECHAT use a sandbox cashier that moves no money: on in the embedded demo marketplace, off in a
   * shop with its own database.
   */
  sandboxCashier: boolean;
  /** Providers that take money; undefined for a shop without. They exclude the sandbox. */
  payments: PaymentSettings | undefined;
  /** Account for bank transfers, line by line; undefined turns the method off. */
  bankAccount: BankAccount | undefined;
  /** Bucket for buyers' photos; undefined keeps them in the data folder. */
  uploadBucket: BucketSettings | undefined;
  /** Proxies in front of the shop, other sites that may call it, and the rate limit. */
  edge: EdgeSettings;
  /**
   * The shop's own chat: off; on, with replies through `pnpm market`; or with a desk in the browser where anybody can
   * reply for any store. The desk is for demonstrations: the embedded marketplace has it, a shop with its own database
   * does not.
   */
  chat: "off" | "on" | "desk";
  /** Cost of hashing a new password: scrypt's N, a power of 2. Tests alone use less than the recommended cost. */
  passwordCost: number;
  /** Days that buyers' messages and chat lines are kept; 0 keeps them forever. */
  keepMessageDays: number;
  /** Years for which orders and ledger of erased buyers are kept; 0 keeps them forever. */
  keepOrderYears: number;
  /** How codes and emails leave the shop, and whether registering needs a code. */
  messages: MessageSettings;
  /** Third-party login providers. */
  oidc: OidcSettings;
  /** Seconds between two steps of the automatic stores, for demonstrations; 0 leaves the stores to `pnpm market`. */
  marketPaceSeconds: number;
  /**
   * Fills an empty database with the demo marketplace and draws its pictures. Off by default in a shop with its own
   * database.
   */
  demo: boolean;
  /** `reference` serves the clients of the public reference backend too, at its paths and with its MD5 of passwords. */
  dialect: "own" | "reference";
  /** What the process reports to its operators. */
  operation: OperationSettings;
  /** Whether the server sends finished pages at the shop's entry addresses, if the built storefront has a renderer. */
  entryPages: boolean;
  /** Milliseconds that a visitor waits for a page that is being made; then the shop's code draws it. */
  pagePatienceMs: number;
  /** Seconds that such a page is kept for the next visitor; 0 keeps none. */
  keepPagesSeconds: number;
  /** Draws the pictures of the home page before the address is printed. Tests that need no pictures turn it off. */
  warmPictures: boolean;
}

/** Reads the configuration from environment variables. Throws an Error with one plain sentence if one is malformed. */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const payments = readPaymentSettings(env);
  return {
    port: wholeNumber(env.PORT, "PORT", 8080, 0, 65535),
    host: env.HOST ?? "127.0.0.1",
    dataDir: resolve(env.SUNDRY_DATA_DIR ?? resolve(root, ".data")),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseReadUrl: readUrlOf(env),
    database: readDatabaseLimits(env),
    storefrontDir: resolve(root, env.SUNDRY_STOREFRONT_DIR || "packages/storefront/dist"),
    pageConfigFile: env.SUNDRY_PAGE_CONFIG ? resolve(root, env.SUNDRY_PAGE_CONFIG) : undefined,
    autoCancelMinutes: wholeNumber(env.SUNDRY_AUTO_CANCEL_MINUTES, "SUNDRY_AUTO_CANCEL_MINUTES", 30, 1, 10_080),
    unpaidTrades: wholeNumber(env.SUNDRY_UNPAID_TRADES, "SUNDRY_UNPAID_TRADES", 10, 1, 1000),
    transferHours: wholeNumber(env.SUNDRY_TRANSFER_HOURS, "SUNDRY_TRANSFER_HOURS", 24, 1, 720),
    shopZone: timeZone(env.SUNDRY_ZONE),
    currency: currencyOf(env.SUNDRY_CURRENCY),
    welcomeCents: wholeNumber(env.SUNDRY_WELCOME_CENTS, "SUNDRY_WELCOME_CENTS", isDemo(env) ? 10_000 : 0, 0, 1_000_000),
    welcomePoints: wholeNumber(env.SUNDRY_WELCOME_POINTS, "SUNDRY_WELCOME_POINTS", isDemo(env) ? 100 : 0, 0, 1_000_000),
    sandboxCashier: onOrOff(env.SUNDRY_SANDBOX_CASHIER, "SUNDRY_SANDBOX_CASHIER", isDemo(env) && !payments),
    payments,
    bankAccount: bankAccountOf(env),
    uploadBucket: readBucketSettings(env),
    edge: readEdgeSettings(env),
    chat: chatOf(env),
    passwordCost: powerOfTwo(env.SUNDRY_PASSWORD_COST, "SUNDRY_PASSWORD_COST", defaultCost, 2 ** 10, 2 ** 20),
    keepOrderYears: wholeNumber(env.SUNDRY_KEEP_ORDER_YEARS, "SUNDRY_KEEP_ORDER_YEARS", 0, 0, 100),
    keepMessageDays: wholeNumber(env.SUNDRY_KEEP_MESSAGE_DAYS, "SUNDRY_KEEP_MESSAGE_DAYS", 365, 0, 36_500),
    messages: readMessageSettings(env),
    oidc: readOidcSettings(env),
    marketPaceSeconds: wholeNumber(env.SUNDRY_MARKET_PACE, "SUNDRY_MARKET_PACE", 0, 0, 86_400),
    demo: onOrOff(env.SUNDRY_DEMO, "SUNDRY_DEMO", isDemo(env)),
    dialect: dialectOf(env),
    operation: readOperationSettings(env),
    entryPages: onOrOff(env.SUNDRY_ENTRY_PAGES, "SUNDRY_ENTRY_PAGES", true),
    pagePatienceMs: wholeNumber(env.SUNDRY_PAGE_PATIENCE_MS, "SUNDRY_PAGE_PATIENCE_MS", 200, 0, 60_000),
    keepPagesSeconds: wholeNumber(env.SUNDRY_KEEP_PAGES_SECONDS, "SUNDRY_KEEP_PAGES_SECONDS", 5, 0, 3600),
    warmPictures: env.SUNDRY_WARM_PICTURES !== "off",
  };
}

function readUrlOf({ DATABASE_URL, DATABASE_READ_URL: url }: NodeJS.ProcessEnv): string | undefined {
  if (!url) return undefined;
  if (!DATABASE_URL) throw new Error("DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replica.");
  if (serversOf(url).length > 1)
    throw new Error("DATABASE_READ_URL must name one server; give each process of the shop its own.");
  return url;
}

function bankAccountOf(env: NodeJS.ProcessEnv): BankAccount | undefined {
  const text = env.SUNDRY_BANK_ACCOUNT?.replaceAll("\\n", "\n").trim();
  if (text) return { en: text };
  return isDemo(env) ? demoBankAccount : undefined;
}

function chatOf(env: NodeJS.ProcessEnv): Config["chat"] {
  const text = env.SUNDRY_CHAT || (isDemo(env) ? "desk" : "on");
  if (text !== "off" && text !== "on" && text !== "desk")
    throw new Error(`SUNDRY_CHAT must be off, on or desk; it is "${text}".`);
  return text;
}

function dialectOf(env: NodeJS.ProcessEnv): Config["dialect"] {
  const text = env.SUNDRY_DIALECT || "own";
  if (text !== "own" && text !== "reference")
    throw new Error(`SUNDRY_DIALECT must be own or reference; it is "${text}".`);
  return text;
}

function onOrOff(text: string | undefined, name: string, fallback: boolean): boolean {
  if (text === undefined || text === "") return fallback;
  if (text !== "on" && text !== "off") throw new Error(`${name} must be on or off; it is "${text}".`);
  return text === "on";
}

function currencyOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!Intl.supportedValuesOf("currency").includes(text))
    throw new Error(`SUNDRY_CURRENCY must be a code such as CNY or USD; it is "${text}".`);
  return text;
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
