import { ApiError } from "@sundry/api/client";
import { bind } from "@sundry/api/contract/distribution";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { referral } from "./referral.ts";
import { useUser } from "../../shared/session/session.ts";

/** Errors after which the same code can be tried again later. */
const temporary: ReadonlySet<string> = new Set(["network", "timeout", "server", "aborted", "unauthorized"]);

/** The code whose link is on its way. */
let linking: string | undefined;

/** Links a buyer once to the distributor whose link they opened: at once, or after they log in (MC-12). */
export function useReferral(): void {
  const { search } = useLocation();
  const user = useUser();
  useEffect(() => {
    referral.note(new URLSearchParams(search));
    const code = referral.pending();
    // The buyer may open another page before the answer.
    if (!user || !code || code === linking) return;
    linking = code;
    const linked = client.send(bind, { code }).then(
      () => referral.bound(code),
      (fault: unknown) => {
        if (!(fault instanceof ApiError)) throw fault;
        // The buyer did not request this, so a failure is not shown. A code that can't be linked is not tried again.
        if (!temporary.has(fault.kind)) referral.bound(code);
      },
    );
    void linked.finally(() => {
      linking = undefined;
    });
  }, [search, user]);
}
