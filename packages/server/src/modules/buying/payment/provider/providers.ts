import type { Config } from "#server/config.ts";
import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { ProviderName } from "#server/db/schema/payment.ts";
import { type PaymentProvider, ProviderFailure } from "./provider.ts";
import { sandbox } from "./sandbox.ts";
import type { PaymentSettings } from "./settings.ts";

/** Methods that a provider takes, in display order. */
export const providerMethods = ["ALIPAY", "WECHAT", "CARD"] as const satisfies PaymentMethod[];

const nameOf = { ALIPAY: "alipay", WECHAT: "wechat", CARD: "stripe" } as const;
const opened = new WeakMap<PaymentSettings, Map<ProviderName, Promise<PaymentProvider>>>();

/** The provider that takes a method here; none for methods without one. */
export function providerNameFor({ payments, sandboxCashier }: Config, method: string): ProviderName | undefined {
  const known = providerMethods.find((one) => one === method);
  if (!known) return undefined;
  // A shop that takes money never falls back to one that takes none.
  if (payments) return payments[nameOf[known]] ? nameOf[known] : undefined;
  return sandboxCashier && known !== "CARD" ? "sandbox" : undefined;
}

/** Whether the shop takes money through a provider. */
export function takesMoney({ payments }: Config): boolean {
  return payments !== undefined;
}

/**
 * A provider, whose library is loaded when it is first needed. Throws ProviderFailure `off` for one that has no
 * settings (any more).
 */
export function openProvider({ payments, sandboxCashier }: Config, name: ProviderName): Promise<PaymentProvider> {
  if (name === "sandbox") return sandboxCashier && !payments ? Promise.resolve(sandbox) : off(name);
  if (!payments?.[name]) return off(name);
  const known = opened.get(payments) ?? new Map<ProviderName, Promise<PaymentProvider>>();
  opened.set(payments, known);
  const provider = known.get(name) ?? load(payments, name);
  known.set(name, provider);
  return provider;
}

async function load(settings: PaymentSettings, name: Exclude<ProviderName, "sandbox">): Promise<PaymentProvider> {
  const { stripe, alipay, wechat } = settings;
  if (name === "stripe" && stripe) return (await import("./stripe.ts")).openStripe(stripe, settings);
  if (name === "alipay" && alipay) return (await import("./alipay.ts")).openAlipay(alipay, settings);
  if (name === "wechat" && wechat) return (await import("./wechat.ts")).openWechat(wechat, settings);
  return off(name);
}

function off(name: ProviderName): Promise<never> {
  return Promise.reject(new ProviderFailure(name, "off"));
}
