import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import type { PaymentMethodName } from "@sundry/ui/commerce/PaymentMethods";
import { missingMoney } from "./missingMoney.ts";

const known: readonly PaymentMethodName[] = ["WALLET", "ALIPAY", "WECHAT", "CARD", "BANK_TRANSFER"];

/** A payment method, and whether it can be used for this bill. */
export interface OfferedMethod {
  method: PaymentMethodName;
  usable: boolean;
}

/** The offered methods that the shop supports, in its order. The wallet is usable only when its balance is enough (BU-04). */
export function offeredMethods(detail: Pick<CashierDetail, "support" | "price" | "walletValue">): OfferedMethod[] {
  return known
    .filter((method) => detail.support.includes(method))
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
