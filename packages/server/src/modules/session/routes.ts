import { modifyPass } from "@sundry/api/contract/member";
import * as calls from "@sundry/api/contract/session";
import { type Route, serve } from "#server/http/serve.ts";
import { beginReset, changePassword, finishReset } from "./passwords.ts";
import { logIn, logInBySms, logOut, refreshSession } from "./service.ts";
import { signUp } from "./signUp.ts";

export const sessionRoutes: readonly Route[] = [
  serve(calls.userLogin, ({ tx, services, input, ...from }) => logIn(tx, services, input, from)),
  serve(calls.smsLogin, ({ tx, services, input, header, ...from }) =>
    logInBySms(tx, services, { ...input, inviterId: header("inviter") }, from),
  ),
  serve(calls.register, ({ tx, services, input, lang, header, ...from }) =>
    signUp(tx, services, { ...input, lang, inviterId: header("inviter") }, from),
  ),
  serve(calls.resetByMobile, ({ tx, services, input, ...from }) => beginReset(tx, services, input, from)),
  serve(calls.resetPassword, ({ tx, services, input, uuid }) => finishReset(tx, services, input.password, uuid)),
  serve(modifyPass, ({ tx, services, buyer, input, lang, afterwards }) =>
    changePassword(tx, services, buyer.id, { ...input, lang }, afterwards),
  ),
  serve(calls.refresh, ({ tx, services, input, afterwards }) => refreshSession(tx, services, input.token, afterwards)),
  serve(calls.logout, ({ tx, services, buyer, header }) => logOut(tx, services, buyer.id, header("accesstoken") ?? "")),
];
