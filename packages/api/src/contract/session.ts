import * as z from "zod/mini";
import { call } from "./call.ts";
import { Token } from "./entities/member.ts";
import { Filled, Nothing, ShortText } from "./scalars.ts";

/** A new password: at least 8 characters, at most 140 (SE-07). Sent as typed over TLS, hashed by the server (decisions 46). */
export const NewPassword = ShortText.check(
  z.refine((text) => [...text].length >= 8, { error: "at least 8 characters" }),
);

/**
 * Logs a buyer in by name (or mobile number) and password. The password goes as typed over TLS; the reference backend's md5 is
 * the business of its dialect (decisions 46). Refused: 20002 unknown or blocked, 20010 wrong password, 1003 too many tries.
 * Source: spec 7, passport.
 */
export const userLogin = call({
  id: "session.userLogin",
  method: "POST",
  path: "/passport/userLogin",
  auth: "none",
  login: true,
  body: z.object({ username: Filled, password: Filled }),
  result: Token,
});

/**
 * Makes a buyer and logs him in. `mobilePhone` or `email` and the `code` sent to it are demanded only by a server with a
 * provider for such codes; without one they may be left out. Refused: 20008 name or mobile taken, 80210 wrong or expired code,
 * 4002 a field is not acceptable. Source: spec 7, passport; decisions 22.
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
