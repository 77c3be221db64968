import type { Tx } from "#server/db/transaction.ts";
import { caseBySn } from "#server/modules/aftercare/afterSale/queries.ts";
import { parcelsOf } from "#server/modules/buying/order/parcelQueries.ts";
import { orderBySn } from "#server/modules/buying/order/queries.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import type { LetterRow } from "#server/modules/platform/outgoing/letterQueries.ts";

/**
 * Whether what a letter tells has passed before it is sent, so that it would be wrong: the parcel that is "on its way"
 * has arrived, or the account that is "about to close" is kept. What stays true, such as a refund, is never over. For
 * checkouts, `saleLetter` knows.
 */
export async function isOver(tx: Tx, { kind, values, memberId }: LetterRow): Promise<boolean> {
  const sn = String(values["sn"]);
  const isIn = async (...states: string[]) => states.includes((await orderBySn(tx, sn))?.state ?? "");
  switch (kind) {
    case "ORDER_READY":
      return !(await isIn("STAY_PICKED_UP", "TAKE"));
    case "ORDER_PARTS_SHIPPED":
    case "ORDER_SHIPPED": {
      const parcel = (await parcelsOf(tx, [sn])).find(({ number }) => number === values["number"]);
      return !parcel || parcel.deliveredAt !== null || (await isIn("COMPLETED"));
    }
    case "ORDER_ARRIVED":
      return isIn("COMPLETED", "CANCELLED");
    case "AFTER_SALE_RETURN":
      return (await caseBySn(tx, sn))?.state !== "PASS";
    case "ACCOUNT_CLOSING":
      return (await memberById(tx, memberId))?.closingAt?.toISOString() !== values["at"];
    default:
      return false;
  }
}
