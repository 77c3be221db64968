import { ApiError, completeLogin } from "@sundry/api/client";
import { oauthResult } from "@sundry/api/contract/session";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { returnAddress } from "../../shared/routing/returnPath.ts";
import { tabStorage } from "../../shared/session/storage.ts";
import type { LoginState } from "./readLoginState.ts";
import { retryUntilAnswered } from "./retryUntilAnswered.ts";
import { handOver } from "./loginWindows.ts";
import { storedAttempt, storedReturn } from "./providerReturn.ts";

/**
 * Requests the result of a login at a third party until there is one. A window that was opened for it closes, because
 * the page that opened it continues by itself, even if there is no login; a window that can't be closed continues in its
 * place. Not a `useAction`: nobody pressed anything, and the login form shows a refusal.
 */
export function useProviderReturn(state: string): void {
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const finish = useEffectEvent(async (leaving: AbortSignal) => {
    const back = storedReturn(tabStorage);
    // The state works once, so it must not stay in the history.
    if (window.location.search !== "")
      window.history.replaceState(window.history.state, "", window.location.pathname + window.location.hash);
    const toForm = async (loginState: LoginState) => {
      if (await handOver(storedAttempt(tabStorage), loginState)) window.close();
      await navigate(hrefTo.login(back), { replace: true, state: loginState });
    };
    try {
      const tokens = await retryUntilAnswered(() => client.send(oauthResult, { state }), leaving);
      if (leaving.aborted) return;
      if (!tokens) {
        await toForm({ news: "providerExpired" });
        return;
      }
      const { closesAt } = await completeLogin(client, tokens);
      window.close();
      await navigate(closesAt ? hrefTo.accountSecurity() : returnAddress(back), { replace: true });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (!leaving.aborted) await toForm({ refusal: errorMessage(fault) });
    }
  });
  useEffect(() => {
    const left = new AbortController();
    void finish(left.signal);
    return () => left.abort();
  }, [state]);
}
