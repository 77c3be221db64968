import * as z from "zod/mini";
import { ImMessageType, ImOperationType, ImResultType } from "../enums.ts";
import { only } from "../known.ts";
import { DateTime, Id, maybe } from "../scalars.ts";

/** A talk as the caller sees it: the other side is a store, or the platform with the id 0. */
export const ImTalk = z.object({
  id: Id,
  createTime: DateTime,
  userId: maybe(Id),
  name: maybe(z.string()),
  face: maybe(z.string()),
  storeFlag: maybe(z.boolean()),
  top: maybe(z.boolean()),
  disable: maybe(z.boolean()),
  lastTalkTime: maybe(DateTime),
  lastTalkMessage: maybe(z.string()),
  lastMessageType: maybe(ImMessageType),
  /** Messages of the other side that the caller has not seen. */
  unread: maybe(z.int()),
});
export type ImTalk = z.output<typeof ImTalk>;

/** A line of a talk. */
export const ImMessage = z.object({
  id: Id,
  createTime: DateTime,
  fromUser: maybe(Id),
  toUser: maybe(Id),
  isRead: maybe(z.boolean()),
  messageType: maybe(ImMessageType),
  talkId: maybe(Id),
  /** Words, or for GOODS a JSON object with `goodsId` and `skuId`. */
  text: maybe(z.string()),
});
export type ImMessage = z.output<typeof ImMessage>;

/** What a client sends over the chat's socket. */
export const ImSocketOperation = z.object({
  operationType: only(ImOperationType),
  /** CREATE: the store, or 0 for the platform. */
  to: z.optional(z.string()),
  /** Not believed: the server knows who is connected. */
  from: z.optional(z.string()),
  talkId: maybe(Id),
  messageType: maybe(ImMessageType),
  /** MESSAGE: words, or for GOODS a JSON object with `goodsId` and `skuId`. HISTORY: id of the line to read backwards from. */
  context: maybe(z.string()),
});
export type ImSocketOperation = z.output<typeof ImSocketOperation>;

/** What the server sends over the chat's socket. */
export const ImSocketMessage = z.object({
  messageResultType: ImResultType,
  /** MESSAGE: a line. HISTORY, UN_READ: lines. ADD_FRIENDS: a talk. READ_MESSAGE: id of the talk. SYSTEM_TIPS: a text. */
  result: z.union([z.string(), ImMessage, ImTalk, z.array(ImMessage), z.null()]),
});
export type ImSocketMessage = z.output<typeof ImSocketMessage>;
