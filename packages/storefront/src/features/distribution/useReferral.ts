import { ApiError } from "@sundry/api/client";
import { bind } from "@sundry/api/contract/distribution";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { referral } from "./referral.ts";
import { useUser } from "../../shared/session/session.ts";

/** Kinds of faults after which the same code may still be bound later. */
const passing: ReadonlySet<string> = new Set(["network", "timeout", "server", "aborted", "unauthorized"]);

/** Binds a buyer to the distributor whose link he opened: at once, or after the log-in, and once only (MC-12). */
export function useReferral(): void {
  const { search } = useLocation();
  const user = useUser();
  useEffect(() => {
    referral.note(new URLSearchParams(search));
    const code = referral.waiting();
    if (!user || !code) return;
    client.send(bind, { code }).then(
      () => referral.bound(code),
      (fault: unknown) => {
        if (!(fault instanceof ApiError)) throw fault;
        // The buyer did not ask for it, so a failure is not told; what can't succeed is not tried again.
        if (!passing.has(fault.kind)) referral.bound(code);
      },
    );
  }, [search, user]);
}
