import * as z from "zod/mini";
import { call } from "./call.ts";
import { AccountClosing, DataArchive } from "./entities/privacy.ts";
import { Nothing, Secret, ShortText } from "./scalars.ts";

/** Reads whether and when the buyer's account closes, and what has to end first. Refused: 20003 no valid token. */
export const closing = call({
  id: "privacy.closing",
  method: "GET",
  path: "/member/closing",
  auth: "required",
  inSpec: false,
  result: AccountClosing,
});

/**
 * Closes the buyer's account in 14 days and logs out all devices now; a login before then offers `privacy.keep`. Takes the
 * `password`, or the `code` sent for `CLOSE_ACCOUNT` from a buyer without one. When the account closes, personal data are erased; orders and
 * payments stay without a name. Refused: 20016 wrong password, 80210 wrong or expired code, 20011 the buyer can't get a
 * code, 1003 too many tries, 20052 something has to end first.
 */
export const close = call({
  id: "privacy.close",
  method: "POST",
  path: "/member/closing",
  auth: "required",
  inSpec: false,
  body: z.object({ password: z.optional(Secret), code: z.optional(ShortText) }),
  result: AccountClosing,
});

/** Keeps an account that was to close. Refused: 20003 no valid token, or it is closed. */
export const keep = call({
  id: "privacy.keep",
  method: "DELETE",
  path: "/member/closing",
  auth: "required",
  inSpec: false,
  result: Nothing,
});

/**
 * Makes an address at which everything that the shop keeps about the buyer can be downloaded for a day, without a login:
 * JSON and CSV files and photos in a ZIP archive, as they are at the time of the download. Refused: 20003 no valid token,
 * 1003 one was made less than ten minutes ago.
 */
export const archive = call({
  id: "privacy.archive",
  method: "POST",
  path: "/member/archive",
  auth: "required",
  inSpec: false,
  result: DataArchive,
});
