import * as z from "zod/mini";
import { call } from "./call.ts";
import { Complaint, ComplaintCommunication, ComplaintDetail } from "./entities/complaint.ts";
import { ComplaintStatus } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { NonEmpty, ShortText, ShortLines, Joined, Nothing } from "./scalars.ts";

/** Most pictures that one complaint may have. */
export const maxComplaintPictures = 5;

const Text = ShortLines.check(z.trim(), z.minLength(1));

/**
 * Complains about an order line. `complainTopic` is the text of one of `afterSale.reasons` for COMPLAIN; `images` are
 * addresses of the buyer's own uploads joined with commas, at most 5. Refused: 4002 a topic that is not listed, an empty
 * or too long text, or a picture that is not the buyer's, 31002 unknown order, 20005 another buyer's, 33100 goods that
 * are not in it, 33104 a complaint cannot be made now or exists already.
 */
export const create = call({
  id: "complaint.create",
  method: "POST",
  path: "/complain",
  auth: "required",
  body: z.object({
    orderSn: NonEmpty,
    goodsId: NonEmpty,
    skuId: NonEmpty,
    complainTopic: Text,
    content: Text,
    images: z.optional(Joined),
  }),
  result: Complaint,
});

/** Lists the buyer's complaints, newest first. `orderSn` matches a part of the number. */
export const list = call({
  id: "complaint.list",
  method: "GET",
  path: "/complain",
  auth: "required",
  query: z.object({ status: z.optional(closedEnum(ComplaintStatus)), orderSn: z.optional(ShortText), ...paging }),
  result: page(Complaint),
});

/** Reads one complaint with its messages. Refused: 33103 unknown, 20005 another buyer's. */
export const get = call({
  id: "complaint.get",
  method: "GET",
  path: "/complain/{id}",
  auth: "required",
  result: ComplaintDetail,
});

/**
 * Withdraws a complaint; the line cannot be complained about again. Refused: 33103 unknown, 20005 another buyer's, 33106
 * already decided or withdrawn.
 */
export const cancel = call({
  id: "complaint.cancel",
  method: "PUT",
  path: "/complain/status/{id}",
  auth: "required",
  result: Nothing,
});

/**
 * Adds a message to a complaint. Refused: 4002 an empty or too long text, 33103 unknown, 20005 another buyer's, 33106
 * decided or withdrawn, 1003 too many messages in a short time.
 */
export const communicate = call({
  id: "complaint.communicate",
  method: "POST",
  path: "/complain/communication",
  auth: "required",
  query: z.object({ complainId: NonEmpty, content: Text }),
  result: ComplaintCommunication,
});
