import * as z from "zod/mini";
import { call } from "./call.ts";
import { LoggedInDevice, QrLoginRequest, QrLoginResult, QrLoginSession } from "./entities/login.ts";
import { Token } from "./entities/member.ts";
import { NewPassword } from "./newPassword.ts";
import { NonEmpty, ShortText, Secret, Whole, maybe, Nothing } from "./scalars.ts";

/** Keeps the buyer logged in on this device: the refresh token lasts 15 days instead of 60 minutes. */
const StayLoggedIn = z.optional(z.boolean());

/**
 * Logs a buyer in by name, mobile number or email address, and password. The password is sent over TLS as typed; a
 * dialect can hash it for another backend. Refused: 20010 unknown, blocked or wrong password alike, 1003 too many tries, 1012 busy,
 * 80204 after several wrong passwords, until a puzzle for `LOGIN` is solved.
 */
export const userLogin = call({
  id: "session.userLogin",
  method: "POST",
  path: "/passport/userLogin",
  auth: "none",
  login: true,
  body: z.object({ username: NonEmpty, password: Secret.check(z.minLength(1)), longTerm: StayLoggedIn }),
  result: Token,
});

/**
 * Creates a buyer and logs them in. `mobilePhone` or `email`, with the `code` sent to it for `REGISTER`, is required
 * where the shop is set up so (`registrationCode` of `site.get`). Elsewhere it can be left out, but a number or address
 * is never saved without its code. Refused: 20008 name, mobile number or email address taken, 80210 wrong or expired
 * code, 4002 a field is not acceptable.
 */
export const register = call({
  id: "session.register",
  method: "POST",
  path: "/passport/register",
  auth: "none",
  login: true,
  body: z.object({
    username: NonEmpty,
    password: NewPassword,
    mobilePhone: z.optional(ShortText),
    email: z.optional(ShortText),
    code: z.optional(ShortText),
  }),
  result: Token,
});

/**
 * Logs a buyer in by the code sent to their mobile number for `LOGIN`. An unknown number becomes a new buyer, named by
 * the number. Refused: 80210 wrong or expired code, 20028 blocked, 1003 too many tries.
 */
export const smsLogin = call({
  id: "session.smsLogin",
  method: "POST",
  path: "/passport/smsLogin",
  auth: "none",
  login: true,
  body: z.object({ mobile: NonEmpty, code: NonEmpty, longTerm: StayLoggedIn }),
  result: Token,
});

/**
 * First step of a password reset: proves a mobile number (or, ours, an email address) by the code sent to it for
 * `FIND_USER`, and allows this device to set a password within 300 s. Sent as a form, so that the code is not part of an
 * address. Refused: 80210 wrong or expired code, 20011 no buyer has it, 1003 too many tries.
 */
export const resetByMobile = call({
  id: "session.resetByMobile",
  method: "POST",
  path: "/passport/resetByMobile",
  auth: "none",
  body: z.object({ mobile: NonEmpty, code: NonEmpty }),
  result: Nothing,
});

/**
 * Second step of a password reset: sets the new password, once and from the same device. It ends every session of the
 * buyer. Refused: 20009 the first step is missing or too long ago, 4002 not acceptable.
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
 * Exchanges a refresh token for a new pair of tokens. It works once; a repeat within 10 s, as after a lost answer, returns
 * the same pair. Never log the address: it contains the token.
 * Refused: 20004 malformed, expired, used or revoked.
 */
export const refresh = call({
  id: "session.refresh",
  method: "GET",
  path: "/passport/refresh/{token}",
  auth: "none",
  unsafe: true,
  result: Token,
});

/** Revokes the access token and every refresh token of the buyer. The client removes its own first. */
export const logout = call({
  id: "session.logout",
  method: "POST",
  path: "/passport/logout",
  auth: "required",
  result: Nothing,
});

/** Lists the devices on which the buyer is logged in, this one first, then the latest used. Refused: 20003 no valid token. */
export const devices = call({
  id: "session.devices",
  method: "GET",
  path: "/passport/devices",
  auth: "required",
  inSpec: false,
  result: z.array(LoggedInDevice),
});

/**
 * Logs one device of the buyer out at once, with its tokens and its chat. Does nothing for an unknown one. Refused: 20003
 * no valid token.
 */
export const endDevice = call({
  id: "session.endDevice",
  method: "DELETE",
  path: "/passport/devices/{id}",
  auth: "required",
  inSpec: false,
  result: Nothing,
});

/** Logs out all devices of the buyer but this one. Refused: 20003 no valid token. */
export const endOtherDevices = call({
  id: "session.endOtherDevices",
  method: "DELETE",
  path: "/passport/devices",
  auth: "required",
  inSpec: false,
  result: Nothing,
});

/**
 * Creates a QR code that logs in this device through another one. It lasts 20 s, and 60 s more after it was scanned.
 * Refused: 1004 the device has no id, 1003 too many codes.
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
 * Waits up to 8 s for the state of a QR code to differ from `beforeSessionStatus`. After that it answers HTTP 200 with
 * `success: false` and code 400, and the client asks again. Only the device that created the code sees its state; any
 * other reads 4. Status 2 carries the tokens, once.
 */
export const qrPoll = call({
  id: "session.qrPoll",
  method: "POST",
  path: "/passport/session_login/{id}",
  auth: "none",
  login: true,
  body: z.object({ beforeSessionStatus: Whole }),
  result: QrLoginResult,
});

/**
 * Records that a buyer has scanned a QR code. Returns which device asks, and tells that device about the scan. Refused:
 * 20051 expired.
 */
export const qrScan = call({
  id: "session.qrScan",
  method: "POST",
  path: "/passport/app_scanner",
  auth: "required",
  inSpec: false,
  body: z.object({ token: NonEmpty }),
  result: QrLoginRequest,
});

/**
 * Logs the other device in, or declines, after the buyer has scanned its QR code. Refused: 20051 expired, or scanned by
 * another buyer.
 */
export const qrConfirm = call({
  id: "session.qrConfirm",
  method: "POST",
  path: "/passport/app_confirm",
  auth: "required",
  inSpec: false,
  body: z.object({ token: NonEmpty, allow: z.boolean() }),
  result: Nothing,
});

/**
 * Open this address in a window, never fetch it: it leads to the provider (`type`, one of `loginProviders` of
 * `site.get`), which leads back to the login page with `state`. Only the browser that opened it can read the result.
 * Refused: 400 unknown provider, or the provider does not answer.
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
 * Reads the result of a login at a provider, once and within 300 s; null when there is none. A new person becomes a
 * buyer. Refused: 20006 the provider or the person declined, or `state` is missing, 20028 blocked.
 */
export const oauthResult = call({
  id: "session.oauthResult",
  method: "GET",
  path: "/connect/result",
  auth: "none",
  unsafe: true,
  login: true,
  query: z.object({ state: z.optional(ShortText) }),
  result: maybe(Token),
});
