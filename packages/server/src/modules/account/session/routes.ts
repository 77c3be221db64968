import { modifyPass } from "@sundry/api/contract/member";
import * as calls from "@sundry/api/contract/session";
import { refusedWith } from "#server/http/envelope.ts";
import { type Route, serve, serveLongRunning, servePrepared } from "#server/http/serve.ts";
import { browserName } from "./browserName.ts";
import { browserHashOf, rememberBrowser } from "./oidc/browser.ts";
import { callbackPath } from "./oidc/callback.ts";
import { namelessShop } from "./oidc/provider.ts";
import { beginOauth, takeOauthResult } from "./oidc/service.ts";
import { originOf } from "./oidc/settings.ts";
import { devicesOf, endDevice, endOtherDevices } from "./devices.ts";
import { beginReset, changePassword, finishReset, prepareChange, prepareReset } from "./passwords.ts";
import { awaitQrLogin, confirmQrLogin, createQrLogin, scanQrLogin } from "./qrLogin.ts";
import { logIn, logInBySms, logOut, refreshSession } from "./service.ts";
import { prepareSignUp, signUp } from "./signUp.ts";

export const sessionRoutes: readonly Route[] = [
  serveLongRunning(calls.userLogin, ({ tx, services, input, header, ...from }) =>
    logIn(tx, services, input, { ...from, userAgent: header("user-agent") }),
  ),
  serve(calls.smsLogin, ({ tx, services, input, header, ...from }) =>
    logInBySms(tx, services, { ...input, inviterId: header("inviter") }, { ...from, userAgent: header("user-agent") }),
  ),
  servePrepared(
    calls.register,
    ({ tx, services, input, lang, ...from }) => prepareSignUp(tx, services, { ...input, lang }, from),
    ({ tx, services, input, lang, header, prepared: passwordHash, ...from }) =>
      signUp(
        tx,
        services,
        { ...input, passwordHash, lang, inviterId: header("inviter") },
        { ...from, userAgent: header("user-agent") },
      ),
  ),
  serve(calls.resetByMobile, ({ tx, services, input, ...from }) => beginReset(tx, services, input, from)),
  servePrepared(
    calls.resetPassword,
    ({ tx, services, input, ...from }) => prepareReset(tx, services, input.password, from),
    ({ tx, services, uuid, prepared }) => finishReset(tx, services, prepared, uuid),
  ),
  servePrepared(
    modifyPass,
    ({ tx, services, buyer, input, lang, ...from }) => prepareChange(tx, services, buyer.id, { ...input, lang }, from),
    ({ tx, services, buyer, prepared }) => changePassword(tx, services, buyer.id, prepared),
  ),
  serve(calls.refresh, ({ tx, services, input, inBackground }) =>
    refreshSession(tx, services, input.token, inBackground),
  ),
  serve(calls.qrCreate, ({ tx, services, uuid, address, header }) =>
    createQrLogin(tx, services, { uuid, address, userAgent: header("user-agent") }),
  ),
  serveLongRunning(calls.qrPoll, async ({ tx, services, input, uuid, lang, within, gone }) => {
    const asked = { id: input.id, known: input.beforeSessionStatus, uuid, lang };
    const result = await awaitQrLogin(tx, services, asked, { within, gone });
    // No change is neither a result nor a failure: HTTP 200 without success (rules 1).
    return result ?? Response.json(refusedWith({ code: 400, params: {} }, lang, services.clock.now()));
  }),
  serve(calls.qrScan, ({ tx, services, buyer, input }) => scanQrLogin(tx, services, buyer.id, input.token)),
  serve(calls.qrConfirm, ({ tx, services, buyer, input }) => confirmQrLogin(tx, services, buyer.id, input)),
  serveLongRunning(calls.oauthWeb, async ({ services, input, header, within, url }) => {
    const origin = originOf(services.config.oidc, url);
    const { browserHash, setCookie } = rememberBrowser(header("cookie"), (origin ?? url).startsWith("https:"));
    const redirectUri = `${origin ?? namelessShop}/api${callbackPath}`;
    const location = await beginOauth(services, within, { type: input.type, browserHash, redirectUri });
    const headers = { Location: location, "Set-Cookie": setCookie, "Cache-Control": "no-store" };
    return new Response(null, { status: 302, headers });
  }),
  serve(calls.oauthResult, ({ tx, services, input, header, uuid, lang }) =>
    takeOauthResult(tx, services, {
      uuid,
      lang,
      browser: browserName(header("user-agent")),
      state: input.state ?? "",
      browserHash: browserHashOf(header("cookie")),
      inviterId: header("inviter"),
    }),
  ),
  serve(calls.devices, ({ tx, services, buyer, header }) =>
    devicesOf(tx, services, buyer.id, header("accesstoken") ?? ""),
  ),
  serve(calls.endDevice, ({ tx, services, buyer, input }) => endDevice(tx, services, buyer.id, input.id)),
  serve(calls.endOtherDevices, ({ tx, services, buyer, header }) =>
    endOtherDevices(tx, services, buyer.id, header("accesstoken") ?? ""),
  ),
  serve(calls.logout, ({ tx, services, buyer }) => logOut(tx, services, buyer.id)),
];
