import * as z from "zod/mini";
import { call } from "./call.ts";
import { QrLoginRequest, QrLoginResult, QrLoginSession } from "./entities/login.ts";
import { Token } from "./entities/member.ts";
import { Filled, maybe, Nothing, ShortText } from "./scalars.ts";

/** A new password: at least 8 characters, at most 140 (SE-07). Sent as typed over TLS, hashed by the server (decisions 46). */
export const NewPassword = ShortText.check(
  z.refine((text) => [...text].length >= 8, { error: "at least 8 characters" }),
);

/** The buyer wants to stay logged in on this device: the refresh token lives 15 days instead of 60 minutes. */
const StayLoggedIn = z.optional(z.boolean());

/**
 * Logs a buyer in by name (or mobile number or e-mail address) and password. The password goes as typed over TLS; the reference backend's md5 is
 * the business of its dialect (decisions 46). Refused: 20002 unknown or blocked, 20010 wrong password, 1003 too many tries,
 * 80204 after some wrong ones: a puzzle for `LOGIN` has to be passed first.
 * Source: spec 7, passport.
 */
export const userLogin = call({
  id: "session.userLogin",
  method: "POST",
  path: "/passport/userLogin",
  auth: "none",
  login: true,
  body: z.object({ username: Filled, password: Filled, longTerm: StayLoggedIn }),
  result: Token,
});

/**
 * Makes a buyer and logs him in. `mobilePhone` or `email` with the `code` sent to it for `REGISTER` are demanded where the shop
 * is set up so (`registrationCode` of `site.get`); elsewhere they may be left out, but a number or address never counts without
 * its code. Refused: 20008 name, mobile or e-mail taken, 80210 wrong or expired code, 4002 a field is not acceptable. Source: spec 7, passport; decisions 22.
 */
export const register = call({
  id: "session.register",
  method: "POST",
  path: "/passport/register",
  auth: "none",
  login: true,
  body: z.object({
    username: Filled,
    password: NewPassword,
    mobilePhone: z.optional(z.string()),
    email: z.optional(z.string()),
    code: z.optional(z.string()),
  }),
  result: Token,
});

/**
 * Logs a buyer in by the code sent to his mobile for `LOGIN`; who is new here becomes a buyer by it, named by the number.
 * Refused: 80210 wrong or expired code, 20028 blocked, 1003 too many tries. Source: spec 7, passport.
 */
export const smsLogin = call({
  id: "session.smsLogin",
  method: "POST",
  path: "/passport/smsLogin",
  auth: "none",
  login: true,
  body: z.object({ mobile: Filled, code: Filled, longTerm: StayLoggedIn }),
  result: Token,
});

/**
 * First step of a new password: proves a mobile number (or, ours, an e-mail address) by the code sent to it for `FIND_USER`, and
 * lets this device choose a password within 300 s. Refused: 80210 wrong or expired code, 20011 no buyer has it, 1003 too many
 * tries. Sent as a form, so that no code stands in an address. Source: spec 7, passport.
 */
export const resetByMobile = call({
  id: "session.resetByMobile",
  method: "POST",
  path: "/passport/resetByMobile",
  auth: "none",
  body: z.object({ mobile: Filled, code: Filled }),
  result: Nothing,
});

/**
 * Second step, from the same device and once: the new password. Every session of the buyer ends. Refused: 20009 the first step is
 * missing or too long ago, 4002 not acceptable. Source: spec 7, passport; SE-07.
 */
export const resetPassword = call({
  id: "session.resetPassword",
  method: "POST",
  path: "/passport/resetPassword",
  auth: "none",
  body: z.object({ password: NewPassword }),
  result: z.boolean(),
});

/**
 * Trades a refresh token for a new pair; it works once. Never to be logged: the token is in the address (decisions 28).
 * Refused: 20004 bad, expired, used or revoked. Source: spec 7, passport.
 */
export const refresh = call({
  id: "session.refresh",
  method: "GET",
  path: "/passport/refresh/{token}",
  auth: "none",
  unsafe: true,
  result: Token,
});

/** Ends the presented access token and every refresh token of the buyer. The client forgets them first (decisions 44). Source: spec 7, passport. */
export const logout = call({
  id: "session.logout",
  method: "POST",
  path: "/passport/logout",
  auth: "required",
  result: Nothing,
});

/**
 * A fresh code to log this device in by another one; it lives 20 s, and 60 s more once it was scanned. Refused: 1004 the device
 * has no id, 1003 too many codes. Source: spec 7, passport (SE-06).
 */
export const qrCreate = call({
  id: "session.qrCreate",
  method: "POST",
  path: "/passport/pc_session",
  auth: "none",
  login: true,
  result: QrLoginSession,
});

/**
 * Waits until a code stands elsewhere than at `beforeSessionStatus`, and for at most 8 s; then it answers HTTP 200 with
 * `success: false` and code 400, and the client asks again. Only the device that made the code learns of it, any other one reads
 * 4. Status 2 carries the tokens, once. Source: spec 7, passport (SE-06).
 */
export const qrPoll = call({
  id: "session.qrPoll",
  method: "POST",
  path: "/passport/session_login/{id}",
  auth: "none",
  login: true,
  body: z.object({ beforeSessionStatus: z.int() }),
  result: QrLoginResult,
});

/** The code was scanned by a buyer: tells him which device asks, and that device that he is there. Refused: 20051 gone. Beyond the specification. */
export const qrScan = call({
  id: "session.qrScan",
  method: "POST",
  path: "/passport/app_scanner",
  auth: "required",
  inSpec: false,
  body: z.object({ token: Filled }),
  result: QrLoginRequest,
});

/** The buyer who scanned a code lets the other device in, or not. Refused: 20051 gone, or scanned by somebody else. Beyond the specification. */
export const qrConfirm = call({
  id: "session.qrConfirm",
  method: "POST",
  path: "/passport/app_confirm",
  auth: "required",
  inSpec: false,
  body: z.object({ token: Filled, allow: z.boolean() }),
  result: Nothing,
});

/**
 * Opened in a window, never fetched: leads to the provider (`type`, one of `loginProviders` of `site.get`), which leads back to
 * the log-in page with `state`. Only the browser that opened it can pick the result up. Refused: 400 unknown provider, or it
 * does not answer. Source: spec 7, passport (SE-06).
 */
export const oauthWeb = call({
  id: "session.oauthWeb",
  method: "GET",
  path: "/connect/login/web/{type}",
  auth: "none",
  unsafe: true,
  result: z.string(),
});

/**
 * Picks up what came of a log-in at a provider: once, within 300 s; null when there is nothing (any more). Somebody new becomes
 * a buyer by it. Refused: 20006 the provider or the buyer said no, or `state` is missing, 20028 blocked. Source: spec 7, passport (SE-06).
 */
export const oauthResult = call({
  id: "session.oauthResult",
  method: "GET",
  path: "/connect/result",
  auth: "none",
  unsafe: true,
  login: true,
  query: z.object({ state: z.optional(z.string()) }),
  result: maybe(Token),
});
