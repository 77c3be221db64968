import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import type { PaymentMethodName } from "@sundry/ui/commerce/PaymentMethods";
import type { Bill } from "./bill.ts";
import { missingMoney } from "./missingMoney.ts";

const known: readonly PaymentMethodName[] = ["WALLET", "ALIPAY", "WECHAT", "CARD", "BANK_TRANSFER"];

/** A payment method, and whether it can be used for this bill. */
export interface OfferedMethod {
  method: PaymentMethodName;
  usable: boolean;
}

/**
 * The offered methods that the shop supports, in its order. The wallet is usable only when its balance is enough, and never
 * pays for its own top-up, whatever the backend offers (BU-04).
 */
export function offeredMethods(
  detail: Pick<CashierDetail, "support" | "price" | "walletValue">,
  { orderType }: Pick<Bill, "orderType">,
): OfferedMethod[] {
  return known
    .filter((method) => detail.support.includes(method) && !(method === "WALLET" && orderType === "RECHARGE"))
    .map((method) => ({ method, usable: method !== "WALLET" || missingMoney(detail) === 0 }));
}

/** The buyer's choice if it can be used, otherwise the first method that can. */
export function chosenMethod(
  offered: readonly OfferedMethod[],
  choice: PaymentMethodName | undefined,
): PaymentMethodName | null {
  const usable = offered.filter((one) => one.usable);
  return (usable.find(({ method }) => method === choice) ?? usable[0])?.method ?? null;
}
