import { completeLogin } from "@sundry/api/client";
import type { Token } from "@sundry/api/contract/entities/member";
import { useNavigate, useSearchParams } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { returnAddress } from "../../shared/routing/returnPath.ts";

/** Turns the tokens of any way to log in into a session and leads back to where the visitor came from (SE-06, RT-05, RT-06). */
export function useFinishLogin(): (tokens: Token) => Promise<void> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return async (tokens) => {
    await completeLogin(client, tokens);
    await navigate(returnAddress(params), { replace: true });
  };
}
