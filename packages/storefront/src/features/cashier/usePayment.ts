import { pay, payment, result } from "@sundry/api/contract/cashier";
import { get, list } from "@sundry/api/contract/order";
import { get as walletGet } from "@sundry/api/contract/wallet";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { browserEnvironment, startPolling } from "../../shared/data/polling.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { type Bill, type CodeMethod, obstacleOf } from "./bill.ts";
import { type CodeState, readCodeState } from "./codeState.ts";
import type { PaidState } from "./paidState.ts";
import { usePaymentRead } from "./usePaymentRead.ts";

const clientType = "PC";
/** A payment is read every 3 s at first, then less often. */
const pace = { firstMs: 3_000, growth: 1.1, longestMs: 8_000 };

/** A payment by code: read again while it is waiting, until it has succeeded or ended (BU-04). */
export function usePayment(bill: Bill | undefined, method: CodeMethod) {
  const { t } = useTranslation("cashier");
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const read = usePaymentRead(bill, { method, kept: readCodeState(useLocation().state) });
  const { state, price } = read.data ?? {};
  const waiting = state === "WAITING";

  const ask = useEffectEvent(() => read.reload());
  useEffect(() => (waiting ? startPolling(() => ask(), pace, browserEnvironment) : undefined), [waiting]);

  const showPaid = useEffectEvent(async () => {
    if (!bill) return;
    await navigate(hrefTo.payDone(bill), {
      replace: true,
      ...(price !== undefined && { state: { paid: price } satisfies PaidState }),
    });
    await mutate(readsOf(list, get, walletGet));
  });
  useEffect(() => {
    if (state === "PAID") void showPaid();
  }, [state]);

  // While the old code is valid, our own server returns the same one.
  const newCode = useAction(
    (of: Bill) => client.send(pay, { ...of, clientType, paymentMethod: method, paymentClient: "NATIVE" }),
    {
      invalidate: [payment],
      after: (code, of) =>
        code
          ? navigate(hrefTo.qrPay({ ...of, method }), { replace: true, state: { code, price } satisfies CodeState })
          : undefined,
    },
  );
  const check = useAction(
    async (of: Bill) =>
      client.supports(payment)
        ? (await client.send(payment, { ...of, clientType, method })).state !== "WAITING"
        : client.send(result, { ...of, clientType }),
    {
      success: (news) => (news ? undefined : { tone: "neutral", text: t("qr.notYet") }),
      after: (news) => (news ? read.reload() : undefined),
    },
  );

  return {
    payment: read.data,
    obstacle: bill ? obstacleOf(read.error?.code) : ("unknown" as const),
    error: read.error,
    reload: read.reload,
    newCode: () => void (bill && newCode.run(bill)),
    newCodePending: newCode.pending,
    /** Reads the payment once, immediately. */
    check: () => void (bill && check.run(bill)),
    checking: check.pending,
  };
}
