import { ApiError } from "@sundry/api/client";
import { qrCreate, qrPoll } from "@sundry/api/contract/session";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { client, type Fault } from "../../shared/data/client.ts";
import { usePolling } from "../../shared/data/usePolling.ts";
import { isNothingNew, type ScanStage, stageOf } from "./scanStage.ts";
import { useFinishLogin } from "./useFinishLogin.ts";

/** The server holds every question until something happens; a short rest keeps a failing network quiet. */
const pace = { firstMs: 300, growth: 1.5, longestMs: 1_500 };

interface Code {
  token: string;
  /** The status the server told last. */
  status: number;
  /** Milliseconds it lives unless it is scanned. */
  duration: number;
}

/** A code and how far it is; asked about while it can still change, and never in a hidden tab. */
export function useScanLogin() {
  const finish = useFinishLogin();
  const [round, setRound] = useState(0);
  const [code, setCode] = useState<Code>();
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const leaving = useRef(new AbortController());
  const stage: ScanStage = over ? "expired" : stageOf(code?.status);

  const create = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { token, status, duration } = await client.send(qrCreate, {}, { signal });
      if (!signal.aborted) setCode({ token, status, duration });
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      if (failed.kind !== "aborted") setFault(failed);
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    void create(controller.signal);
    return () => controller.abort();
  }, [round]);

  // A tab that sleeps asks nothing, and yet its code runs out.
  useEffect(() => {
    if (!code || stage !== "waiting") return undefined;
    const timer = setTimeout(() => setOver(true), code.duration);
    return () => clearTimeout(timer);
  }, [code, stage]);

  const ask = async () => {
    if (!code) return;
    const { signal } = leaving.current;
    try {
      const asked = { id: code.token, beforeSessionStatus: code.status };
      const { status, token } = await client.send(qrPoll, asked, { signal });
      if (signal.aborted) return;
      setCode({ ...code, status });
      if (token) await finish(token);
    } catch (failed) {
      // Nothing new is not a failure, and a failure is not the end: the code's own end is.
      if (!isNothingNew(failed)) throw failed;
    }
  };
  usePolling(ask, {
    ...pace,
    active: stage === "waiting" || stage === "scanned",
    state: `${code?.token} ${code?.status}`,
  });

  return {
    stage,
    token: code?.token,
    fault,
    /** Takes another code in place of this one. */
    renew: () => {
      setCode(undefined);
      setOver(false);
      setFault(undefined);
      setRound((one) => one + 1);
    },
  };
}
