import * as z from "zod/mini";
import { call } from "./call.ts";
import { Member } from "./entities/member.ts";
import { MemberOverview } from "./entities/overview.ts";
import { Day, Filled, ShortText } from "./scalars.ts";
import { NewPassword } from "./session.ts";

/** The buyer behind the token; read after a login to fill `userInfo`. Refused: 20003 no valid token, 20028 blocked. Source: spec 7, passport. */
export const me = call({ id: "member.me", method: "GET", path: "/passport", auth: "required", result: Member });

/**
 * Changes what a buyer says of himself; fields left out stay. `nickName` has 1 to 16 signs; `sex` is 1 male or 0 female;
 * `birthday` is not in the future; `regionId` are ids joined with commas, widest first (the names, `region`, are the server's own);
 * `face` is the address of a picture the buyer has uploaded. An empty text counts as left out: `clear` (ours) names the fields
 * to empty, joined with commas, of birthday, region and face. Refused: 4002 a field is not acceptable. Source: spec 7, passport
 * (MC-15).
 */
export const editOwn = call({
  id: "member.editOwn",
  method: "PUT",
  path: "/passport/editOwn",
  auth: "required",
  body: z.object({
    nickName: z.optional(ShortText),
    sex: z.optional(z.int()),
    birthday: z.optional(Day),
    regionId: z.optional(z.string()),
    region: z.optional(z.string()),
    address: z.optional(ShortText),
    face: z.optional(z.string()),
    clear: z.optional(z.string()),
  }),
  result: Member,
});

/**
 * Changes the login password. Every session of the buyer ends, this one too: he logs in again. Refused: 20016 the old one is
 * wrong, 1003 too many tries, 4002 the new one is too short or the old one again. Source: spec 7, passport; SE-07.
 */
export const modifyPass = call({
  id: "member.modifyPass",
  method: "PUT",
  path: "/passport/modifyPass",
  auth: "required",
  body: z.object({ password: Filled, newPassword: NewPassword }),
  result: Member,
});

/**
 * What a member page shows of its buyer beside its own list, gathered in one answer: who he is, his wallet, how many orders wait for
 * something, how many coupons he has and how many messages he has not opened. `latestOrders` asks for so many of his newest
 * orders, at most 10; none without it. Refused: 20003 no valid token. Beyond the specification (decisions 38): where it is missing,
 * pages ask for the parts one by one.
 */
export const overview = call({
  id: "member.overview",
  method: "GET",
  path: "/member/overview",
  auth: "required",
  inSpec: false,
  query: z.object({ latestOrders: z.optional(z.int()) }),
  result: MemberOverview,
});
