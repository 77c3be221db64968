import { completeLogin } from "@sundry/api/client";
import type { Token } from "@sundry/api/contract/entities/member";
import { useNavigate } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { returnAddress } from "../../shared/routing/returnPath.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";

/** Turns the tokens of a login into a session, then returns to where the visitor came from (SE-06, RT-05, RT-06). */
export function useFinishLogin(): (tokens: Token) => Promise<void> {
  const [back] = usePageQuery("login");
  const navigate = useNavigate();
  return async (tokens) => {
    const { closesAt } = await completeLogin(client, tokens);
    // There a buyer who is about to leave can keep the account.
    await navigate(closesAt ? hrefTo.accountSecurity() : returnAddress(back), { replace: true });
  };
}
