import * as z from "zod/mini";
import { ImMessageType } from "../enums.ts";
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
