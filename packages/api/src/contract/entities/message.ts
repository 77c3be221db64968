import * as z from "zod/mini";
import { MessageStatus } from "../enums.ts";
import { DateTime, Id, maybe } from "../scalars.ts";

/** What the marketplace tells a buyer; its words are in the language of the reader. */
export const Message = z.object({
  id: Id,
  createTime: DateTime,
  updateTime: maybe(DateTime),
  memberId: Id,
  memberName: maybe(z.string()),
  title: z.string(),
  /** Plain text; numbers of orders and after-sale cases, and addresses, stand in it as they are. */
  content: z.string(),
  /** What it came from: a broadcast's id, or its own where it was written to this buyer alone. */
  messageId: maybe(Id),
  status: MessageStatus,
});
export type Message = z.output<typeof Message>;
