import * as z from "zod/mini";
import { call } from "./call.ts";
import { ImMessage, ImSocketMessage, ImTalk } from "./entities/im.ts";
import { Filled, ShortText } from "./scalars.ts";

/**
 * The address of the chat page. It is opened with `token`, `id` (the store, or 0 for the platform) and from goods `goodsId` and `skuId`
 * behind it. Refused: 1006 the shop has no chat. Source: spec 7, customer service (SB-07).
 */
export const link = call({
  id: "im.link",
  method: "GET",
  path: "/ic",
  auth: "none",
  result: z.string(),
});

/**
 * A token that opens the chat page once, within `seconds`: what stands in an address need not be the session's own. Refused: 20003
 * no valid token, 1006 the shop has no chat. Beyond the specification (decisions 28, 38).
 */
export const ticket = call({
  id: "im.ticket",
  method: "POST",
  path: "/im/ticket",
  auth: "required",
  inSpec: false,
  result: z.object({ token: z.string(), seconds: z.int() }),
});

/**
 * Finds or opens the talk of the caller and a store; `userId` is the store's id, or 0 for the platform. Refused: 20003 no valid
 * token, 1006 the shop has no chat, 50001 unknown store, 1007 a store that is not open. Beyond the specification (decisions 38).
 */
export const talkWith = call({
  id: "im.talkWith",
  method: "GET",
  path: "/im/talk/by/user/{userId}",
  auth: "required",
  inSpec: false,
  unsafe: true,
  result: ImTalk,
});

/** The talks of the caller, the latest first; `userName` finds a part of the other side's name. Beyond the specification. */
export const talks = call({
  id: "im.talks",
  method: "GET",
  path: "/im/talk/list",
  auth: "required",
  inSpec: false,
  query: z.object({ userName: z.optional(z.string()) }),
  result: z.array(ImTalk),
});

/**
 * The latest `num` messages of a talk (default 20, at most 100), or those before `lastMessageId`; the oldest of them first. Refused:
 * 20003 no valid token, 20005 unknown, or a talk of others. Beyond the specification (decisions 38).
 */
export const messages = call({
  id: "im.messages",
  method: "GET",
  path: "/im/message",
  auth: "required",
  inSpec: false,
  query: z.object({
    talkId: Filled,
    lastMessageId: z.optional(z.string()),
    num: z.optional(z.int()),
  }),
  result: z.array(ImMessage),
});

/**
 * Says something in a talk. Refused: 20003 no valid token, 4002 no words or more than 140 characters, 20005 unknown, or a talk of
 * others, 1003 too much in a short time. Beyond the specification (decisions 38).
 */
export const send = call({
  id: "im.send",
  method: "POST",
  path: "/im/message",
  auth: "required",
  inSpec: false,
  body: z.object({ talkId: Filled, text: ShortText.check(z.trim(), z.minLength(1)) }),
  result: ImMessage,
});

/**
 * The chat's WebSocket (RULES 19): frames of `ImSocketOperation` go in, frames of `ImSocketMessage` come out, each line of the
 * buyer's talks as it is said. The path carries what `im.ticket` gave, or the access token. One connection per buyer: a second one
 * sends OFFLINE to the first. Refused: 403 no valid token, 4002 a request that is no WebSocket. Beyond the specification
 * (decisions 38).
 */
export const socket = call({
  id: "im.socket",
  method: "GET",
  path: "/lili/webSocket/{accessToken}",
  auth: "required",
  inSpec: false,
  result: ImSocketMessage,
});
