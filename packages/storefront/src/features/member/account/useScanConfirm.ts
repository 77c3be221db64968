import { ApiError } from "@sundry/api/client";
import { qrConfirm, qrScan } from "@sundry/api/contract/session";
import { useEffect, useEffectEvent, useState } from "react";
import { client, type Fault } from "../../../shared/data/client.ts";
import { useAction } from "../../../shared/data/useAction.ts";

/** The code has expired, or somebody else has scanned it. */
const GONE = 20051;

type ScanState = "reading" | "asking" | "allowed" | "denied" | "gone" | "failed";

/** Reports the scan to the device that shows the code, then the buyer's decision (SE-06). */
export function useScanConfirm(token: string) {
  const [state, setState] = useState<ScanState>("reading");
  const [device, setDevice] = useState<string>();
  const [fault, setFault] = useState<Fault>();

  const showFault = (error: Fault, next: ScanState) => {
    if (error.code === GONE) return setState("gone");
    setFault(error);
    return setState(next);
  };
  // Not a `useAction`: the page reports the scan as soon as it opens, and shows an error in the dialog.
  const scan = useEffectEvent(async (left: AbortSignal) => {
    try {
      const request = await client.send(qrScan, { token });
      if (left.aborted) return;
      setDevice(request.device ?? undefined);
      setState("asking");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!left.aborted) showFault(error, "failed");
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void scan(leaving.signal);
    return () => leaving.abort();
  }, [token]);

  const decision = useAction(qrConfirm, {
    after: (_result, { allow }) => setState(allow ? "allowed" : "denied"),
    refused: (error) => {
      showFault(error, "asking");
      return true;
    },
  });
  return {
    state,
    /** The browser of the other device, as it identifies itself. */
    device,
    fault,
    /** The decision that is being sent. */
    deciding: decision.pendingInput?.allow,
    decide: (allow: boolean) => {
      setFault(undefined);
      void decision.run({ token, allow });
    },
  };
}
