import * as z from "zod/mini";
import { call } from "./call.ts";
import { Message } from "./entities/message.ts";
import { MessageStatus } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";

/**
 * The buyer's messages, newest first; without `status` those of all states, the bin included. `title` finds a part of the title in
 * the reader's language. Refused: 4002 an unknown state. Source: spec 7, message (MC-13).
 */
export const list = call({
  id: "message.list",
  method: "GET",
  path: "/message",
  auth: "required",
  query: z.object({
    status: z.optional(only(MessageStatus)),
    title: z.optional(z.string()),
    messageId: z.optional(z.string()),
    ...paging,
  }),
  result: page(Message),
});

/**
 * Marks a message as read; one in the bin stays there. `false` for an unknown one and for somebody else's. Refused: 20003 no valid
 * token. Source: spec 7, message (MC-13).
 */
export const read = call({
  id: "message.read",
  method: "PUT",
  path: "/message/{id}",
  auth: "required",
  result: z.boolean(),
});

/**
 * Puts a message into the bin. `false` for an unknown one and for somebody else's. Refused: 20003 no valid token. Source: spec 7,
 * message (MC-13).
 */
export const remove = call({
  id: "message.remove",
  method: "DELETE",
  path: "/message/{id}",
  auth: "required",
  result: z.boolean(),
});
