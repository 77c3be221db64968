import * as z from "zod/mini";
import { call } from "./call.ts";
import { Message } from "./entities/message.ts";
import { MessageStatus } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { ShortText } from "./scalars.ts";

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
