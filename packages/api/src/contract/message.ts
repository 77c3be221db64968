import * as z from "zod/mini";
import { call } from "./call.ts";
import { Message } from "./entities/message.ts";
import { MessageStatus } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { Nothing, ShortText } from "./scalars.ts";

/**
 * Lists the buyer's messages, newest first; without `status` those of all states, including the bin. `title` matches a
 * part of the title in the reader's language. Refused: 4002 an unknown state.
 */
export const list = call({
  id: "message.list",
  method: "GET",
  path: "/message",
  auth: "required",
  query: z.object({
    status: z.optional(closedEnum(MessageStatus)),
    title: z.optional(ShortText),
    messageId: z.optional(ShortText),
    ...paging,
  }),
  result: page(Message),
});

/**
 * Marks a message as read; one in the bin stays there. Returns `false` for an unknown message and for another buyer's.
 * Refused: 20003 no valid token.
 */
export const read = call({
  id: "message.read",
  method: "PUT",
  path: "/message/{id}",
  auth: "required",
  result: z.boolean(),
});

/**
 * Whether the buyer gets the emails that they can do without: about parcels, pick-ups, arrivals and decisions on returns.
 * Emails about orders, payments, refunds and the safety of the account always come. Refused: 20003 no valid token.
 */
export const letters = call({
  id: "message.letters",
  method: "GET",
  path: "/message/letters",
  auth: "required",
  inSpec: false,
  result: z.boolean(),
});

/** Turns those emails on or off. Refused: 20003 no valid token. */
export const setLetters = call({
  id: "message.setLetters",
  method: "POST",
  path: "/message/letters",
  auth: "required",
  inSpec: false,
  query: z.object({ wanted: z.boolean() }),
  result: Nothing,
});

/**
 * Moves a message to the bin. Returns `false` for an unknown message and for another buyer's. Refused: 20003 no valid
 * token.
 */
export const remove = call({
  id: "message.remove",
  method: "DELETE",
  path: "/message/{id}",
  auth: "required",
  result: z.boolean(),
});
