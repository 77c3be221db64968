import * as z from "zod/mini";
import { call } from "./call.ts";
import { ImMessage, ImSocketMessage, ImTalk } from "./entities/im.ts";
import { NonEmpty, ShortText, ShortLines, Whole } from "./scalars.ts";

/**
 * Reads the address of the chat page. Open it with `token`, `id` (the store, or 0 for the platform) and, from goods,
 * `goodsId` and `skuId`. Refused: 1006 the shop has no chat.
 */
export const link = call({
  id: "im.link",
  method: "GET",
  path: "/ic",
  auth: "none",
  result: z.string(),
});

/**
 * Creates a token that opens the chat page once, within `seconds`, so that the session's own token need not be part of
 * an address. Refused: 20003 no valid token, 1006 the shop has no chat.
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
 * Finds or starts the caller's conversation with a store; `userId` is the store's id, or 0 for the platform. Refused:
 * 20003 no valid token, 1006 the shop has no chat, 50001 unknown store, 1007 the store is not open.
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

/** Lists the caller's conversations, latest first. `userName` matches a part of the other side's name. */
export const talks = call({
  id: "im.talks",
  method: "GET",
  path: "/im/talk/list",
  auth: "required",
  inSpec: false,
  query: z.object({ userName: z.optional(ShortText) }),
  result: z.array(ImTalk),
});

/**
 * Lists the latest `num` messages of a conversation (default 20, at most 100), or those before `lastMessageId`, oldest
 * first. Refused: 20003 no valid token, 20005 unknown or another buyer's conversation.
 */
export const messages = call({
  id: "im.messages",
  method: "GET",
  path: "/im/message",
  auth: "required",
  inSpec: false,
  query: z.object({
    talkId: NonEmpty,
    lastMessageId: z.optional(ShortText),
    num: z.optional(Whole),
  }),
  result: z.array(ImMessage),
});

/**
 * Sends a message in a conversation. Refused: 20003 no valid token, 4002 an empty text or more than 140 characters,
 * 20005 unknown or another buyer's conversation, 1003 too many messages in a short time.
 */
export const send = call({
  id: "im.send",
  method: "POST",
  path: "/im/message",
  auth: "required",
  inSpec: false,
  body: z.object({ talkId: NonEmpty, text: ShortLines.check(z.trim(), z.minLength(1)) }),
  result: ImMessage,
});

/**
 * The chat's WebSocket. Clients send frames of `ImSocketOperation` and receive frames of `ImSocketMessage`: every new
 * message of the buyer's conversations. The path carries the token from `im.ticket`, or the access token. A buyer has
 * one connection: a second one sends OFFLINE to the first. Refused: 403 no valid token, 4002 a request that is not a
 * WebSocket.
 */
export const socket = call({
  id: "im.socket",
  method: "GET",
  path: "/lili/webSocket/{accessToken}",
  auth: "required",
  inSpec: false,
  result: ImSocketMessage,
});
