import { detail, payment, result } from "@sundry/api/contract/cashier";
import type { CashierPayment } from "@sundry/api/contract/entities/cashier";
import { client } from "../../shared/data/client.ts";
import { type Read, type ReadOptions, useRead } from "../../shared/data/useRead.ts";
import type { CodeState } from "./codeState.ts";
import { type Bill, type CodeMethod, obstacleOf } from "./bill.ts";

const clientType = "PC";

/** The progress of a payment. Without `cashier.payment`, the price of a paid bill may be unknown. */
export type PaymentProgress = Omit<CashierPayment, "price"> & { price: number | undefined };

interface PaymentReadOptions extends Pick<ReadOptions, "onFocus"> {
  /** Considers only attempts with this method. */
  readonly method?: CodeMethod;
  /** Passed on by the cashier, for a backend that does not return it again. */
  readonly kept?: CodeState | undefined;
}

/**
 * The progress of a payment. A backend without this call answers only whether a bill is paid; then the amount comes
 * from the cashier, and the code from `kept`.
 */
export function usePaymentRead(
  bill: Bill | undefined,
  { method, kept, onFocus = false }: PaymentReadOptions,
): Read<PaymentProgress> {
  const told = client.supports(payment);
  const input = bill && { ...bill, clientType: clientType as "PC" };
  const options = { freshFor: 0, onFocus };
  const progress = useRead(payment, input && told ? { ...input, ...(method && { method }) } : null, options);
  const paid = useRead(result, input && !told ? input : null, options);
  const due = useRead(detail, input && paid.data === false ? input : null, options);
  if (told) return progress;
  const data = paid.data === undefined ? undefined : workedOut(paid.data, due.data?.price ?? kept?.price, kept?.code);
  const error = paid.error ?? due.error;
  const isOver = obstacleOf(error?.code) === "paid";
  return {
    ...paid,
    data: isOver ? workedOut(true, kept?.price, undefined) : data,
    error: isOver ? undefined : error,
    loading: data === undefined && !error && bill !== undefined,
    refreshing: paid.refreshing || due.refreshing,
  };
}

/** Undefined while the amount to pay is unknown. */
function workedOut(paid: boolean, price: number | undefined, code: string | undefined): PaymentProgress | undefined {
  if (paid) return { state: "PAID", price };
  return price === undefined ? undefined : { state: code ? "WAITING" : "UNPAID", price, content: code ?? null };
}
