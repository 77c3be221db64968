import { ApiError } from "@sundry/api/client";
import { qrConfirm, qrScan } from "@sundry/api/contract/session";
import { useEffect, useEffectEvent, useState } from "react";
import { client, type Fault } from "../../../shared/data/client.ts";

/** The code is over, or somebody else has scanned it. */
const gone = 20051;

type ScanState = "reading" | "asking" | "allowed" | "denied" | "gone" | "failed";

/** Tells the other device that it was scanned, and then what the buyer has decided (SE-06). */
export function useScanConfirm(token: string) {
  const [state, setState] = useState<ScanState>("reading");
  const [device, setDevice] = useState<string>();
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState<"yes" | "no">();

  const failed = (error: unknown, next: ScanState) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === gone) return setState("gone");
    setFault(error);
    return setState(next);
  };
  const scan = useEffectEvent(async (given: AbortSignal) => {
    try {
      const request = await client.send(qrScan, { token });
      if (given.aborted) return;
      setDevice(request.device ?? undefined);
      setState("asking");
    } catch (error) {
      if (!given.aborted) failed(error, "failed");
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void scan(leaving.signal);
    return () => leaving.abort();
  }, [token]);

  return {
    state,
    /** The browser that asks, in its own words. */
    device,
    fault,
    busy,
    decide: async (allow: boolean) => {
      if (busy) return;
      setBusy(allow ? "yes" : "no");
      setFault(undefined);
      try {
        await client.send(qrConfirm, { token, allow });
        setState(allow ? "allowed" : "denied");
      } catch (error) {
        failed(error, "asking");
      } finally {
        setBusy(undefined);
      }
    },
  };
}
