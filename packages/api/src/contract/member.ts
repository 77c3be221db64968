import * as z from "zod/mini";
import { call } from "./call.ts";
import { Member } from "./entities/member.ts";
import { MemberOverview } from "./entities/overview.ts";
import { Secret, ShortText, Whole } from "./scalars.ts";
import { NewPassword } from "./newPassword.ts";

/**
 * Reads the buyer that the token belongs to. The client reads it after a login to fill `userInfo`. Refused: 20003 no
 * valid token, 20028 blocked.
 */
export const me = call({ id: "member.me", method: "GET", path: "/passport", auth: "required", result: Member });

/**
 * Changes a buyer's profile; fields that are left out stay. `nickName` has 1 to 16 characters; `sex` is 1 male or 0
 * female; `birthday` is not in the future; `regionId` is a list of ids joined with commas, largest region first (the
 * server fills in the names, `region`); `face` is the address of a picture the buyer has uploaded. An empty text counts
 * as left out: `clear` (ours) lists the fields to empty, joined with commas: sex, birthday, region or face. Refused:
 * 4002 a field is not acceptable.
 */
export const editOwn = call({
  id: "member.editOwn",
  method: "PUT",
  path: "/passport/editOwn",
  auth: "required",
  body: z.object({
    nickName: z.optional(ShortText),
    sex: z.optional(Whole),
    birthday: z.optional(ShortText),
    regionId: z.optional(ShortText),
    region: z.optional(ShortText),
    address: z.optional(ShortText),
    face: z.optional(ShortText),
    clear: z.optional(ShortText),
  }),
  result: Member,
});

/**
 * Changes the login password. It ends every session of the buyer, including this one, so they have to log in again.
 * Refused: 20016 the old one is wrong, 1003 too many tries, 4002 the new one is too short or the same as the old one.
 */
export const modifyPass = call({
  id: "member.modifyPass",
  method: "PUT",
  path: "/passport/modifyPass",
  auth: "required",
  body: z.object({ password: Secret.check(z.minLength(1)), newPassword: NewPassword }),
  result: Member,
});

/**
 * Reads what the member pages show beside their own lists in one answer: the buyer, their wallet, and how many open
 * orders, coupons and unread messages they have. `latestOrders` adds that many of their newest orders, at most 10; none
 * without it. Refused: 20003 no valid token. Where a backend lacks this call, pages read the parts one by one.
 */
export const overview = call({
  id: "member.overview",
  method: "GET",
  path: "/member/overview",
  auth: "required",
  inSpec: false,
  query: z.object({ latestOrders: z.optional(Whole) }),
  result: MemberOverview,
});
