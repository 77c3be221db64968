import type { Member, Token } from "../contract/entities/member.ts";
import { me } from "../contract/member.ts";
import type { Client } from "./client.ts";

/**
 * Finishes a login or registration: keeps the tokens, reads who the buyer is, and keeps that as `userInfo`. If the read
 * fails, the tokens are removed again and the error is passed on, so that the form can show it.
 */
export async function completeLogin(client: Client, tokens: Token): Promise<Member> {
  client.session.setTokens(tokens);
  try {
    const member = await client.send(me);
    const { username, nickName, face } = member;
    client.session.setUser({ username, nickName, face: face ?? "" });
    return member;
  } catch (fault) {
    await client.session.logOut();
    throw fault;
  }
}
