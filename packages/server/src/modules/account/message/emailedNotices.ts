import { hash } from "node:crypto";
import { type Letter, optionalLetters } from "#server/modules/platform/outgoing/letter.ts";
import type { Notice, NoticeKind } from "./notice.ts";

/** Notices that buyers get as a letter too. */
const emailed: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  ...optionalLetters,
  "TRANSFER_MISSING",
  "REFUND_TO_WALLET",
  "REFUND_TO_PAYER",
  "REFUND_TO_BANK",
  "PAID_BACK_TO_WALLET",
  "PAID_BACK_TO_PAYER",
  "CANCELLED_TO_WALLET",
  "CANCELLED_TO_PAYER",
  "REFUND_KEPT",
]);

/** The letter of a notice; undefined for one that stays in the shop. */
export function letterOf({ kind, ...values }: Notice, messageId: string): Letter | undefined {
  if (!emailed.has(kind)) return undefined;
  // What happens once to an order or case is told by its values; a refund that was kept names neither.
  const event = "sn" in values ? `${values.sn} ${hash("sha256", JSON.stringify(values)).slice(0, 16)}` : messageId;
  return { kind, values, event };
}
