import * as z from "zod/mini";
import { call } from "./call.ts";
import { Complaint, ComplaintCommunication, ComplaintDetail } from "./entities/complaint.ts";
import { ComplaintStatus } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";
import { Filled, Nothing, ShortText } from "./scalars.ts";

/** Most pictures of one complaint. */
export const mostComplaintPictures = 5;

const Said = ShortText.check(z.trim(), z.minLength(1));

/**
 * Complains about an order line. `complainTopic` is the text of one of `afterSale.reasons` for COMPLAIN; `images` are addresses of
 * own uploads joined with commas, at most 5. Refused: 4002 no topic of the list, no or too long a text, a picture that is not the
 * buyer's, 31002 unknown order, 20005 somebody else's, 33100 goods that are not in it, 33104 a complaint can't be filed now, or is
 * there already. Source: spec 7, complaints (MC-05).
 */
export const create = call({
  id: "complaint.create",
  method: "POST",
  path: "/complain",
  auth: "required",
  body: z.object({
    orderSn: Filled,
    goodsId: Filled,
    skuId: Filled,
    complainTopic: Said,
    content: Said,
    images: z.optional(z.string()),
  }),
  result: Complaint,
});

/** The buyer's complaints, newest first; `orderSn` finds a part of the number. Source: spec 7, complaints (MC-05). */
export const list = call({
  id: "complaint.list",
  method: "GET",
  path: "/complain",
  auth: "required",
  query: z.object({ status: z.optional(only(ComplaintStatus)), orderSn: z.optional(z.string()), ...paging }),
  result: page(Complaint),
});

/** One complaint with its dialogue. Refused: 33103 unknown, 20005 somebody else's. Source: spec 7, complaints (MC-05). */
export const get = call({
  id: "complaint.get",
  method: "GET",
  path: "/complain/{id}",
  auth: "required",
  result: ComplaintDetail,
});

/**
 * Withdraws a complaint; the line can't be complained about again. Refused: 33103 unknown, 20005 somebody else's, 33106 decided or
 * withdrawn already. Source: spec 7, complaints (MC-05).
 */
export const cancel = call({
  id: "complaint.cancel",
  method: "PUT",
  path: "/complain/status/{id}",
  auth: "required",
  result: Nothing,
});

/**
 * Says something in the dialogue of a complaint. Refused: 4002 no or too long a text, 33103 unknown, 20005 somebody else's, 33106
 * decided or withdrawn, 1003 too many lines in a short time. Source: spec 7, complaints (MC-05).
 */
export const communicate = call({
  id: "complaint.communicate",
  method: "POST",
  path: "/complain/communication",
  auth: "required",
  query: z.object({ complainId: Filled, content: Said }),
  result: ComplaintCommunication,
});
