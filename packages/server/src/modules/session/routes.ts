import * as calls from "@sundry/api/contract/session";
import { type Route, serve } from "#server/http/serve.ts";
import { logIn, logOut, refreshSession, signUp } from "./service.ts";

export const sessionRoutes: readonly Route[] = [
  serve(calls.userLogin, ({ tx, services, input, address, afterwards }) =>
    logIn(tx, services, input, { address, afterwards }),
  ),
  serve(calls.register, ({ tx, services, input, lang, header }) =>
    signUp(tx, services, { ...input, lang, inviterId: header("inviter") }),
  ),
  serve(calls.refresh, ({ tx, services, input, afterwards }) => refreshSession(tx, services, input.token, afterwards)),
  serve(calls.logout, ({ tx, services, buyer, header }) => logOut(tx, services, buyer.id, header("accesstoken") ?? "")),
];
