import { ApiError } from "@sundry/api/client";
import { pay, payment } from "@sundry/api/contract/cashier";
import { get, list } from "@sundry/api/contract/order";
import { get as walletGet } from "@sundry/api/contract/wallet";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { browserSurroundings, startPolling } from "../../shared/data/polling.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";
import { type Bill, billQuery, type CodeMethod, obstacleOf } from "./bill.ts";

const clientType = "PC";
/** A code is asked about every 3 s, then slower. */
const pace = { firstMs: 3_000, growth: 1.1, longestMs: 8_000 };

/** The payment behind a code: asked for while it waits, until it has ended one way or the other (BU-04). */
export function usePayment(bill: Bill | undefined, method: CodeMethod) {
  const { t } = useTranslation("cashier");
  const words = useFaultWords();
  const { show } = useToast();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState<"code" | "check">();
  const read = useRead(payment, bill ? { ...bill, clientType, method } : null, { freshFor: 0 });
  const state = read.data?.state;
  const waiting = state === "WAITING";

  const ask = useEffectEvent(() => read.reload());
  useEffect(() => (waiting ? startPolling(() => ask(), pace, browserSurroundings) : undefined), [waiting]);

  const arrived = useEffectEvent(async () => {
    if (!bill) return;
    await navigate(`/payDone?${billQuery(bill)}`, { replace: true });
    await mutate(readsOf(list, get, walletGet));
  });
  useEffect(() => {
    if (state === "PAID") void arrived();
  }, [state]);

  const told = (fault: unknown) => {
    if (!(fault instanceof ApiError)) throw fault;
    if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "warning", text: words(fault) });
  };

  return {
    payment: read.data,
    obstacle: bill ? obstacleOf(read.error?.code) : ("unknown" as const),
    error: read.error,
    busy,
    reload: read.reload,
    /** Starts again; while the old code waits, the shop answers the same one. */
    newCode: async () => {
      if (!bill || busy) return;
      setBusy("code");
      try {
        await client.send(pay, { ...bill, clientType, paymentMethod: method, paymentClient: "NATIVE" });
      } catch (fault) {
        told(fault);
      }
      await read.reload().catch(() => undefined);
      setBusy(undefined);
    },
    /** Looks once, now. */
    check: async () => {
      if (!bill || busy) return;
      setBusy("check");
      try {
        const now = await client.send(payment, { ...bill, clientType, method });
        if (now.state === "WAITING") show({ text: t("qr.notYet") });
        else await read.reload();
      } catch (fault) {
        told(fault);
      }
      setBusy(undefined);
    },
  };
}
