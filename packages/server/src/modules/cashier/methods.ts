import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { BillType } from "#server/db/schema/payment.ts";
import type { Services } from "#server/services.ts";
import type { PaymentProvider } from "./provider/provider.ts";
import { sandbox } from "./provider/sandbox.ts";

/** Who takes the money of a method; none for methods without a provider, or where the sandbox is off. */
export function providerOf({ config }: Services, method: string): PaymentProvider | undefined {
  return config.sandboxCashier && (method === "ALIPAY" || method === "WECHAT") ? sandbox : undefined;
}

/** The methods on offer for a bill, in the order they are shown. A recharge is never paid from the wallet (rules 8). */
export function methodsFor(services: Services, billType: BillType): PaymentMethod[] {
  const methods: PaymentMethod[] = billType === "RECHARGE" ? [] : ["WALLET"];
  for (const method of ["ALIPAY", "WECHAT"] as const) if (providerOf(services, method)) methods.push(method);
  if (services.config.bankAccount) methods.push("BANK_TRANSFER");
  return methods;
}
