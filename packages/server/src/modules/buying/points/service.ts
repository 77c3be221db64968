import type { Result } from "@sundry/api/contract/call";
import type { history, summary } from "@sundry/api/contract/points";
import { pageOf, type PageQuery, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Buyer } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { pendingView } from "#server/modules/buying/order/pendingPoints.ts";
import { pendingByOrder, pendingSum } from "#server/modules/buying/order/pendingPointQueries.ts";
import { pointEntryPage, pointSums } from "./queries.ts";
import { pointReason } from "./reasons.ts";
import type { Lang } from "#server/locales.ts";

/** Orders whose pending points are listed; the sum has all. */
const listedOrders = 20;

/** A buyer's points: available, pending and ever earned. Throws Refused(20003) if the account is gone. MC-11. */
export async function pointsSummary(tx: Tx, buyer: Buyer, zone: string): Promise<Result<typeof summary>> {
  const [sums, pendingPoint, orders] = await Promise.all([
    pointSums(tx, buyer.id),
    pendingSum(tx, buyer.id),
    pendingByOrder(tx, buyer.id, { limit: listedOrders }),
  ]);
  if (!sums) throw new Refused(20003);
  return { ...sums, pendingPoint, pending: orders.map((one) => pendingView(one, zone)) };
}

/** A buyer's points history, newest first, with the reasons in their language. MC-11. */
export async function pointsHistory(
  tx: Tx,
  buyer: Buyer,
  { query, lang, zone }: { query: PageQuery; lang: Lang; zone: string },
): Promise<Result<typeof history>> {
  const window = windowOf(query);
  const { rows, total } = await pointEntryPage(tx, buyer.id, window);
  const records = rows.map(({ id, delta, balance, reason, reference, createdAt }) => ({
    id,
    createTime: wireMoment(createdAt, zone),
    memberId: buyer.id,
    memberName: buyer.username,
    point: balance,
    beforePoint: balance - delta,
    variablePoint: Math.abs(delta),
    pointType: delta < 0 ? ("REDUCE" as const) : ("INCREASE" as const),
    content: pointReason(reason, reference, lang),
  }));
  return pageOf(records, total, window);
}
