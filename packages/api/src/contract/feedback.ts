import * as z from "zod/mini";
import { call } from "./call.ts";
import { FeedbackType } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { atMost, NonEmpty, Nothing, ShortLines, ShortText } from "./scalars.ts";

/**
 * Sends a buyer's feedback to the shop. `context` has at most 500 characters; `images` are addresses joined with commas.
 * Refused: 20003 no valid token, 4002 a field is not acceptable, 1003 the same feedback within 3 s.
 */
export const create = call({
  id: "feedback.create",
  method: "POST",
  path: "/feedback",
  auth: "required",
  inSpec: false,
  body: z.object({
    context: z.string().check(z.minLength(1), atMost(500, "lines")),
    mobile: z.optional(z.string().check(atMost(20))),
    images: z.optional(z.string().check(atMost(255))),
    type: z.optional(closedEnum(FeedbackType)),
  }),
  result: Nothing,
});

/**
 * Sends a message from the page "Contact us" to the shop (type `CONTACT`). It is stored, and forwarded by email where
 * the shop has an address for it. Refused: 4002 a field is not acceptable or the type is unknown, 1003 too often.
 */
export const post = call({
  id: "email.post",
  method: "POST",
  path: "/email/{type}",
  auth: "optional",
  body: z.object({
    name: ShortText.check(z.minLength(1)),
    email: NonEmpty,
    subject: ShortText.check(z.minLength(1)),
    content: ShortLines.check(z.minLength(1)),
  }),
  result: Nothing,
});
