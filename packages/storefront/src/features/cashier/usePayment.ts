import { pay, payment } from "@sundry/api/contract/cashier";
import { get, list } from "@sundry/api/contract/order";
import { get as walletGet } from "@sundry/api/contract/wallet";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { browserSurroundings, startPolling } from "../../shared/data/polling.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { type Bill, type CodeMethod, obstacleOf } from "./bill.ts";

const clientType = "PC";
/** A payment is read every 3 s at first, then less often. */
const pace = { firstMs: 3_000, growth: 1.1, longestMs: 8_000 };

/** A payment by a code: read again while it waits, until it has succeeded or ended (BU-04). */
export function usePayment(bill: Bill | undefined, method: CodeMethod) {
  const { t } = useTranslation("cashier");
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const read = useRead(payment, bill ? { ...bill, clientType, method } : null, { freshFor: 0 });
  const state = read.data?.state;
  const waiting = state === "WAITING";

  const ask = useEffectEvent(() => read.reload());
  useEffect(() => (waiting ? startPolling(() => ask(), pace, browserSurroundings) : undefined), [waiting]);

  const showPaid = useEffectEvent(async () => {
    if (!bill) return;
    await navigate(hrefTo.payDone(bill), { replace: true });
    await mutate(readsOf(list, get, walletGet));
  });
  useEffect(() => {
    if (state === "PAID") void showPaid();
  }, [state]);

  // While the old code is valid, the server returns the same one.
  const newCode = useAction(
    (of: Bill) => client.send(pay, { ...of, clientType, paymentMethod: method, paymentClient: "NATIVE" }),
    { invalidate: [payment] },
  );
  const check = useAction((of: Bill) => client.send(payment, { ...of, clientType, method }), {
    success: (now) => (now.state === "WAITING" ? { tone: "neutral", text: t("qr.notYet") } : undefined),
    after: (now) => (now.state === "WAITING" ? undefined : read.reload()),
  });

  return {
    payment: read.data,
    obstacle: bill ? obstacleOf(read.error?.code) : ("unknown" as const),
    error: read.error,
    reload: read.reload,
    newCode: () => void (bill && newCode.run(bill)),
    newCodePending: newCode.pending,
    /** Reads the payment once, now. */
    check: () => void (bill && check.run(bill)),
    checking: check.pending,
  };
}
