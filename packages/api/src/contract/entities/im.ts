import * as z from "zod/mini";
import { ImMessageType, ImOperationType, ImResultType } from "../enums.ts";
import { closedEnum } from "../enumeration.ts";
import { DateTime, Id, maybe } from "../scalars.ts";

/** A conversation from the caller's side. The other side is a store, or the platform with the id 0. */
export const ImTalk = z.object({
  id: Id,
  createTime: maybe(DateTime),
  userId: maybe(Id),
  name: maybe(z.string()),
  face: maybe(z.string()),
  storeFlag: maybe(z.boolean()),
  top: maybe(z.boolean()),
  disable: maybe(z.boolean()),
  lastTalkTime: maybe(DateTime),
  lastTalkMessage: maybe(z.string()),
  lastMessageType: maybe(ImMessageType),
  /** Messages from the other side that the caller has not read. */
  unread: maybe(z.int()),
});
export type ImTalk = z.output<typeof ImTalk>;

/** A message of a conversation. */
export const ImMessage = z.object({
  id: Id,
  createTime: maybe(DateTime),
  fromUser: maybe(Id),
  toUser: maybe(Id),
  isRead: maybe(z.boolean()),
  messageType: maybe(ImMessageType),
  talkId: maybe(Id),
  /** Text; for PICTURE an address; a JSON object for GOODS with `goodsId` and `skuId`, for ORDER with `orderSn`. */
  text: maybe(z.string()),
});
export type ImMessage = z.output<typeof ImMessage>;

/** A frame that a client sends over the chat's socket. */
export const ImSocketOperation = z.object({
  operationType: closedEnum(ImOperationType),
  /** CREATE: the store, or 0 for the platform. */
  to: z.optional(z.string()),
  /** Ignored: the server knows who is connected. */
  from: z.optional(z.string()),
  talkId: maybe(Id),
  messageType: maybe(ImMessageType),
  /**
   * MESSAGE: text; for PICTURE the address of the buyer's own upload; a JSON object for GOODS with `goodsId` and `skuId`, for
   * ORDER with `orderSn`. HISTORY: id of the message to read backwards from.
   */
  context: maybe(z.string()),
});
export type ImSocketOperation = z.output<typeof ImSocketOperation>;

/** A frame that the server sends over the chat's socket. */
export const ImSocketMessage = z.object({
  messageResultType: ImResultType,
  /**
   * MESSAGE: a message. HISTORY, UN_READ: messages. ADD_FRIENDS: a conversation. READ_MESSAGE: id of the conversation.
   * SYSTEM_TIPS: a text.
   */
  result: z.union([z.string(), ImMessage, ImTalk, z.array(ImMessage), z.null()]),
});
export type ImSocketMessage = z.output<typeof ImSocketMessage>;
