import * as z from "zod/mini";
import { ComplaintOwner, ComplaintStatus } from "../enums.ts";
import { DateTime, Id, maybe, Price } from "../scalars.ts";

/** A buyer's complaint about an order line. */
export const Complaint = z.object({
  id: Id,
  createTime: DateTime,
  complainStatus: ComplaintStatus,
  /** Text of the chosen reason. */
  complainTopic: z.string(),
  content: z.string(),
  /** Addresses of the buyer's pictures, joined with commas. */
  images: maybe(z.string()),
  /** The store's answer. */
  appealContent: maybe(z.string()),
  appealTime: maybe(DateTime),
  appealImages: maybe(z.string()),
  orderSn: z.string(),
  orderTime: maybe(DateTime),
  goodsId: Id,
  skuId: Id,
  goodsName: z.string(),
  goodsImage: maybe(z.string()),
  /** Price of one piece. */
  goodsPrice: Price,
  /** Pieces in the line. */
  num: z.int(),
  /** Amount paid for the order. */
  orderPrice: Price,
  freightPrice: Price,
  logisticsNo: maybe(z.string()),
  storeId: Id,
  storeName: z.string(),
  memberId: maybe(Id),
  memberName: maybe(z.string()),
  /** The platform's decision. */
  arbitrationResult: maybe(z.string()),
  /** Ours: number of the order line. */
  orderItemSn: maybe(z.string()),
  /** Ours: specification values as one text. */
  specs: maybe(z.string()),
});
export type Complaint = z.output<typeof Complaint>;

/** A message in a complaint. */
export const ComplaintCommunication = z.object({
  id: Id,
  createTime: DateTime,
  complainId: Id,
  content: z.string(),
  owner: ComplaintOwner,
  ownerName: maybe(z.string()),
  ownerId: maybe(Id),
});
export type ComplaintCommunication = z.output<typeof ComplaintCommunication>;

/** A complaint with its messages, oldest first, and its pictures as lists. */
export const ComplaintDetail = z.extend(Complaint, {
  orderComplaintCommunications: z.array(ComplaintCommunication),
  orderComplaintImages: z.array(z.string()),
  appealImagesList: maybe(z.array(z.string())),
});
export type ComplaintDetail = z.output<typeof ComplaintDetail>;
