import { oauthWeb } from "@sundry/api/contract/session";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { ReturnPath } from "../../shared/routing/returnPath.ts";
import { tabStorage } from "../../shared/session/storage.ts";
import { waitForEnd } from "./loginWindows.ts";
import { beginAttempt } from "./providerReturn.ts";

/** A login that continues in its own window. */
interface Away {
  /** Name of the third party. */
  readonly name: string;
  readonly attempt: string;
  /** The buyer has returned to this window without logging in. */
  readonly isBack: boolean;
}

/**
 * Opens a third party in its own window and follows the login: after a success this page continues by itself, and a refusal is shown
 * here while that window closes. A window that the buyer closes sends nothing, so coming back ends the waiting too (SE-06).
 */
export function useLoginWindow(back: ReturnPath) {
  const navigate = useNavigate();
  const [away, setAway] = useState<Away>();
  const attempt = away?.attempt;
  const ended = useEffectEvent((state: object) => {
    setAway(undefined);
    void navigate(hrefTo.login(back), { replace: true, state });
  });
  useEffect(() => {
    if (attempt === undefined) return undefined;
    const stop = waitForEnd(attempt, ended);
    const onFocus = () => setAway((now) => now && { ...now, isBack: true });
    window.addEventListener("focus", onFocus);
    return () => {
      stop();
      window.removeEventListener("focus", onFocus);
    };
  }, [attempt]);
  return {
    away,
    leave({ type, name }: { type: string; name: string }): void {
      const begun = beginAttempt(tabStorage, back);
      const address = client.addressOf(oauthWeb, { type });
      // If the browser blocks new windows, this one goes to the third party and comes back.
      if (window.open(address, "sundry-login", "popup,width=520,height=680"))
        setAway({ name, attempt: begun, isBack: false });
      else window.location.assign(address);
    },
  };
}
