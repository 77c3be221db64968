import type { Tx } from "#server/db/transaction.ts";
import { lineBySn, linesToEvaluate } from "#server/modules/buying/order/lineQueries.ts";
import { lockTradeIfFree } from "#server/modules/buying/order/queries.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { writeEvaluation } from "./newEvaluation.ts";
import { inEveryLanguage } from "#server/locales.ts";

/** Days of 24 hours a buyer has for a review, from the completion of the order (rules 7). */
const autoEvaluationDays = 15;
const dayMs = 24 * 60 * 60_000;

const nothingSaid = {
  grade: "GOOD",
  content: inEveryLanguage(({ sentences }) => sentences.evaluation.automatic),
  descriptionScore: 5,
  serviceScore: 5,
  deliveryScore: 5,
} as const;

/** Gives the default good evaluation to lines that their buyers have not reviewed in time. Rules 14. */
export const evaluateForgotten: Sweep = {
  async find(tx, now, limit) {
    const lines = await linesToEvaluate(tx, due(now), limit);
    return lines.map(({ sn }) => sn);
  },
  async settle(tx: Tx, services: Services, sn: string, now: Date): Promise<boolean> {
    const found = await lineBySn(tx, sn);
    if (!found || !(await lockTradeIfFree(tx, found.order.tradeSn))) return false;
    const line = await lineBySn(tx, sn);
    if (line?.item.commentState !== "UNFINISHED") return false;
    if (!line.order.completedAt || line.order.completedAt > due(now)) return false;
    await writeEvaluation(tx, services, line, { ...nothingSaid, images: [] });
    return true;
  },
};

function due(now: Date): Date {
  return new Date(now.getTime() - autoEvaluationDays * dayMs);
}
