import * as z from "zod/mini";
import { call } from "./call.ts";
import { MemberOverview } from "./entities/overview.ts";

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
