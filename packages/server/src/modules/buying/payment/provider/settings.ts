import { createPrivateKey, createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { currencyOfAlipay, currencyOfWechat } from "./currencies.ts";

/** The shop's account at Stripe. */
export interface StripeSettings {
  secretKey: string;
  /** Signs the notices of our endpoint there. */
  webhookSecret: string;
  /** Address of the API, without a final slash. */
  api: string;
}

/** The shop's application at Alipay. */
export interface AlipaySettings {
  appId: string;
  /** Our key, as PEM. */
  privateKey: string;
  /** Alipay's key, as PEM. */
  publicKey: string;
  gateway: string;
}

/** The shop's account at WeChat Pay. */
export interface WechatSettings {
  appId: string;
  merchantId: string;
  /** Serial number of our certificate. */
  serial: string;
  /** Our key, as PEM. */
  privateKey: string;
  /** Encrypts the content of notices: 32 characters. */
  apiKey: string;
  /** Number of WeChat Pay's key, or of its certificate. */
  platformSerial: string;
  /** WeChat Pay's key or certificate, as PEM. */
  platformKey: string;
  /** Address of the API, without a final slash. */
  api: string;
}

/** The providers that take money for this shop; none of them for a shop without the settings. */
export interface PaymentSettings {
  stripe?: StripeSettings;
  alipay?: AlipaySettings;
  wechat?: WechatSettings;
  /** Where buyers and providers reach the shop, `https://shop.example`. */
  origin: string;
  /** Currency of all prices (ISO 4217). */
  currency: string;
}

/**
 * Reads `SUNDRY_STRIPE_…`, `SUNDRY_ALIPAY_…` and `SUNDRY_WECHAT_…`; undefined if there are none. Secrets can be in a
 * file, named by the same variable with `_FILE`. Throws an Error with one plain sentence, which never repeats a
 * secret, if one is malformed or missing.
 */
export function readPaymentSettings(env: NodeJS.ProcessEnv): PaymentSettings | undefined {
  const stripe = stripeOf(env);
  const alipay = alipayOf(env);
  const wechat = wechatOf(env);
  if (!stripe && !alipay && !wechat) return undefined;
  const currency = needed(env, "SUNDRY_CURRENCY");
  for (const [name, settings, only] of [
    ["Alipay", alipay, currencyOfAlipay],
    ["WeChat Pay", wechat, currencyOfWechat],
  ] as const)
    if (settings && currency !== only) throw new Error(`${name} takes ${only} only; SUNDRY_CURRENCY is "${currency}".`);
  if (env.SUNDRY_SANDBOX_CASHIER === "on")
    throw new Error(
      "SUNDRY_SANDBOX_CASHIER must be off in a shop that takes money: anybody can pay there with nothing.",
    );
  const origin = new URL(address(needed(env, "SUNDRY_ORIGIN"), "SUNDRY_ORIGIN")).origin;
  return { ...(stripe && { stripe }), ...(alipay && { alipay }), ...(wechat && { wechat }), origin, currency };
}

function stripeOf(env: NodeJS.ProcessEnv): StripeSettings | undefined {
  if (!isNamed(env, "SUNDRY_STRIPE_SECRET_KEY")) return undefined;
  return {
    secretKey: needed(env, "SUNDRY_STRIPE_SECRET_KEY"),
    webhookSecret: needed(env, "SUNDRY_STRIPE_WEBHOOK_SECRET"),
    api: address(env.SUNDRY_STRIPE_API || "https://api.stripe.com", "SUNDRY_STRIPE_API"),
  };
}

function alipayOf(env: NodeJS.ProcessEnv): AlipaySettings | undefined {
  if (!env.SUNDRY_ALIPAY_APP_ID) return undefined;
  return {
    appId: env.SUNDRY_ALIPAY_APP_ID,
    privateKey: privateKey(env, "SUNDRY_ALIPAY_PRIVATE_KEY"),
    publicKey: publicKey(env, "SUNDRY_ALIPAY_PUBLIC_KEY"),
    gateway: address(env.SUNDRY_ALIPAY_API || "https://openapi.alipay.com/gateway.do", "SUNDRY_ALIPAY_API"),
  };
}

function wechatOf(env: NodeJS.ProcessEnv): WechatSettings | undefined {
  if (!env.SUNDRY_WECHAT_MERCHANT_ID) return undefined;
  const apiKey = needed(env, "SUNDRY_WECHAT_API_KEY");
  if (Buffer.byteLength(apiKey) !== 32) throw new Error("SUNDRY_WECHAT_API_KEY must have 32 characters.");
  return {
    merchantId: env.SUNDRY_WECHAT_MERCHANT_ID,
    appId: needed(env, "SUNDRY_WECHAT_APP_ID"),
    serial: needed(env, "SUNDRY_WECHAT_SERIAL"),
    privateKey: privateKey(env, "SUNDRY_WECHAT_PRIVATE_KEY"),
    apiKey,
    platformSerial: needed(env, "SUNDRY_WECHAT_PLATFORM_SERIAL"),
    platformKey: publicKey(env, "SUNDRY_WECHAT_PLATFORM_KEY"),
    api: address(env.SUNDRY_WECHAT_API || "https://api.mch.weixin.qq.com", "SUNDRY_WECHAT_API"),
  };
}

function isNamed(env: NodeJS.ProcessEnv, name: string): boolean {
  return Boolean(env[name] || env[`${name}_FILE`]);
}

/** A setting, or the content of the file that `<name>_FILE` names. */
function needed(env: NodeJS.ProcessEnv, name: string): string {
  const file = env[`${name}_FILE`];
  const text = env[name] || (file && contentOf(file, name));
  if (!text) throw new Error(`${name} must be set in a shop that takes money.`);
  return text.trim();
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Error(`${name}_FILE names a file that can't be read: ${file}.`);
  }
}

function privateKey(env: NodeJS.ProcessEnv, name: string): string {
  return pem(env, name, ["PRIVATE KEY", "RSA PRIVATE KEY"], (key) => createPrivateKey(key));
}

function publicKey(env: NodeJS.ProcessEnv, name: string): string {
  return pem(env, name, ["PUBLIC KEY"], (key) => createPublicKey(key));
}

/** A key as PEM. Providers also give keys without the first and last line. */
function pem(env: NodeJS.ProcessEnv, name: string, labels: readonly string[], check: (key: string) => unknown): string {
  const text = needed(env, name).replaceAll("\\n", "\n");
  const candidates = text.startsWith("-----")
    ? [text]
    : labels.map((label) => `-----BEGIN ${label}-----\n${text}\n-----END ${label}-----`);
  const key = candidates.find((candidate) => {
    try {
      return Boolean(check(candidate));
    } catch {
      return false;
    }
  });
  if (!key) throw new Error(`${name} must be a ${labels[0]?.toLowerCase() ?? "key"} in PEM form.`);
  return key;
}

function address(text: string, name: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name} must be an address that begins with https://; it is "${text}".`);
  return text.replace(/\/+$/, "");
}
