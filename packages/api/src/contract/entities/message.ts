import * as z from "zod/mini";
import { MessageStatus } from "../enums.ts";
import { DateTime, Id, maybe } from "../scalars.ts";

/** A message from the marketplace to a buyer, in the reader's language. */
export const Message = z.object({
  id: Id,
  createTime: DateTime,
  updateTime: maybe(DateTime),
  memberId: Id,
  memberName: maybe(z.string()),
  title: z.string(),
  /** Plain text. It can contain addresses and the numbers of orders and after-sale cases. */
  content: z.string(),
  /** Id of its source: a broadcast's, or its own when it was written to this buyer alone. */
  messageId: maybe(Id),
  status: MessageStatus,
  /** Ours: the goods that it is about. */
  goodsId: maybe(Id),
  skuId: maybe(Id),
});
export type Message = z.output<typeof Message>;
