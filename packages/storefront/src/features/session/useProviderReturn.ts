import { ApiError, completeLogin } from "@sundry/api/client";
import { oauthResult } from "@sundry/api/contract/session";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { returnAddress } from "../../shared/routing/returnPath.ts";
import { tabStorage } from "../../shared/session/storage.ts";
import type { Arrival } from "./arrival.ts";
import { pickUp } from "./pickUp.ts";
import { storedReturn } from "./providerReturn.ts";

/**
 * Asks for the result of a login at a third party until there is one. A window that was opened for it closes, because the page
 * that opened it continues by itself; a window that can't be closed continues in its place. Not a `useAction`: nobody pressed
 * anything, and a refusal is shown by the login form.
 */
export function useProviderReturn(state: string): void {
  const navigate = useNavigate();
  const words = useFaultWords();
  const finish = useEffectEvent(async (leaving: AbortSignal) => {
    const back = storedReturn(tabStorage);
    // The state works once: it must not stay in the history.
    if (window.location.search !== "")
      window.history.replaceState(window.history.state, "", window.location.pathname + window.location.hash);
    const toForm = (arrival: Arrival) => navigate(hrefTo.login(back), { replace: true, state: arrival });
    try {
      const tokens = await pickUp(() => client.send(oauthResult, { state }), leaving);
      if (leaving.aborted) return;
      if (!tokens) {
        await toForm({ news: "providerOver" });
        return;
      }
      await completeLogin(client, tokens);
      window.close();
      await navigate(returnAddress(back), { replace: true });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (!leaving.aborted) await toForm({ refusal: words(fault) });
    }
  });
  useEffect(() => {
    const left = new AbortController();
    void finish(left.signal);
    return () => left.abort();
  }, [state]);
}
