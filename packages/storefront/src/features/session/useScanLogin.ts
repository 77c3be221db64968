import { ApiError } from "@sundry/api/client";
import { qrCreate, qrPoll } from "@sundry/api/contract/session";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { client, type Fault } from "../../shared/data/client.ts";
import { usePolling } from "../../shared/data/usePolling.ts";
import { isPollWithoutNews, type ScanStage, stageOf } from "./scanStage.ts";
import { useFinishLogin } from "./useFinishLogin.ts";

/** The server holds each request until something happens. The short pause spares a failing network. */
const pace = { firstMs: 300, growth: 1.5, longestMs: 1_500 };

interface Code {
  token: string;
  /** The last status from the server. */
  status: number;
  /** Milliseconds until it expires, unless it is scanned. */
  duration: number;
}

/**
 * A code and its stage, polled while it can still change and never in a hidden tab. Not a `useAction`: nobody presses
 * anything.
 */
export function useScanLogin() {
  const finish = useFinishLogin();
  const [round, setRound] = useState(0);
  const [code, setCode] = useState<Code>();
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const left = useRef(new AbortController());
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
    left.current = controller;
    void create(controller.signal);
    return () => controller.abort();
  }, [round]);

  // A hidden tab does not poll, but its code still expires.
  useEffect(() => {
    if (!code || stage !== "waiting") return undefined;
    const timer = setTimeout(() => setOver(true), code.duration);
    return () => clearTimeout(timer);
  }, [code, stage]);

  const ask = async () => {
    if (!code) return;
    const { signal } = left.current;
    try {
      const input = { id: code.token, beforeSessionStatus: code.status };
      const { status, token } = await client.send(qrPoll, input, { signal });
      if (signal.aborted) return;
      setCode({ ...code, status });
      if (token) await finish(token);
    } catch (failed) {
      // No change is not a failure, and a failure does not end the code: only its expiry does.
      if (!isPollWithoutNews(failed)) throw failed;
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
    /** Replaces this code with a new one. */
    renew: () => {
      setCode(undefined);
      setOver(false);
      setFault(undefined);
      setRound((one) => one + 1);
    },
  };
}
