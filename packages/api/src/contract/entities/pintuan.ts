import * as z from "zod/mini";
import { Id, maybe } from "../scalars.ts";

/** An open group of a group buy. */
export const PintuanMember = z.object({
  /** The buyer who opened it, and their order. */
  memberId: Id,
  memberName: maybe(z.string()),
  face: maybe(z.string()),
  nickName: maybe(z.string()),
  orderSn: z.string(),
  /** Members who have joined, who are missing, and who are needed. */
  groupedNum: z.int(),
  toBeGroupedNum: z.int(),
  groupNum: z.int(),
});
export type PintuanMember = z.output<typeof PintuanMember>;
