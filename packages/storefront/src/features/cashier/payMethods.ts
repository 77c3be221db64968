import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import type { PaymentMethodName } from "@sundry/ui/commerce/PaymentMethods";
import { missingMoney } from "./missingMoney.ts";

const known: readonly PaymentMethodName[] = ["WALLET", "ALIPAY", "WECHAT", "BANK_TRANSFER"];

/** A method on offer, and whether it can be used for this bill. */
export interface OfferedMethod {
  method: PaymentMethodName;
  usable: boolean;
}

/** The methods of the cashier that this shop knows, in its order; the wallet only while it is enough (BU-04). */
export function offeredMethods(detail: Pick<CashierDetail, "support" | "price" | "walletValue">): OfferedMethod[] {
  return known
    .filter((method) => detail.support.includes(method))
    .map((method) => ({ method, usable: method !== "WALLET" || missingMoney(detail) === 0 }));
}

/** The method that is chosen: the buyer's own choice while it can be used, else the first that can. */
export function chosenMethod(
  offered: readonly OfferedMethod[],
  wanted: PaymentMethodName | undefined,
): PaymentMethodName | null {
  const usable = offered.filter((one) => one.usable);
  return (usable.find(({ method }) => method === wanted) ?? usable[0])?.method ?? null;
}
