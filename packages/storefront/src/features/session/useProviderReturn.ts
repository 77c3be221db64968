import { ApiError, completeLogin } from "@sundry/api/client";
import { oauthResult } from "@sundry/api/contract/session";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { returnAddress } from "../../shared/routing/returnPath.ts";
import { tabStorage } from "../../shared/session/storage.ts";
import type { Arrival } from "./arrival.ts";
import { pickUp } from "./pickUp.ts";
import { keptReturn } from "./providerReturn.ts";

/**
 * Asks what came of a log-in at a third party until there is something. A window that was opened for it closes, as the page that
 * opened it goes on by itself; a window that can't be closed goes on in its place.
 */
export function useProviderReturn(state: string): void {
  const navigate = useNavigate();
  const words = useFaultWords();
  const goOn = useEffectEvent(async (given: AbortSignal) => {
    const back = keptReturn(tabStorage);
    // The state is used up: it has no business in the history.
    if (window.location.search !== "")
      window.history.replaceState(window.history.state, "", window.location.pathname + window.location.hash);
    const toForm = (arrival: Arrival) => navigate(`/login?${back}`, { replace: true, state: arrival });
    try {
      const tokens = await pickUp(() => client.send(oauthResult, { state }), given);
      if (given.aborted) return;
      if (!tokens) {
        await toForm({ news: "providerOver" });
        return;
      }
      await completeLogin(client, tokens);
      window.close();
      await navigate(returnAddress(back), { replace: true });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (!given.aborted) await toForm({ refusal: words(fault) });
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void goOn(leaving.signal);
    return () => leaving.abort();
  }, [state]);
}
