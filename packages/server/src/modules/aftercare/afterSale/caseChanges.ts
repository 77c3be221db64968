import type { AfterSaleOperator, AfterSaleState } from "#server/db/schema/afterSale.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { changeLine, lineBySn, type LineRow } from "#server/modules/buying/order/lineQueries.ts";
import { lockTrade } from "#server/modules/buying/order/queries.ts";
import type { Buyer, Services } from "#server/services.ts";
import { lineAfter } from "./refundAmounts.ts";
import { dueAfter, isLegal } from "./caseStates.ts";
import { type AfterSaleRow, caseBySn, casesOfLine, changeCase, insertCaseLog } from "./queries.ts";
import { isOver } from "./eligibility.ts";

/** Who changes a case: a buyer with their account, or a role. */
export type Mover = Buyer | Exclude<AfterSaleOperator, "MEMBER">;

/** A case with its line, whose trade is locked. */
export interface LockedCase {
  row: AfterSaleRow;
  line: LineRow;
}

/** A line with its order, read after locking their trade; null if the number is unknown. */
export async function lockLine(tx: Tx, orderItemSn: string): Promise<LineRow | null> {
  const found = await lineBySn(tx, orderItemSn);
  if (!found) return null;
  await lockTrade(tx, found.order.tradeSn);
  return lineBySn(tx, orderItemSn);
}

/** A case, read after locking its trade; null if the number is unknown. */
export async function lockCase(tx: Tx, sn: string): Promise<LockedCase | null> {
  const found = await caseBySn(tx, sn);
  const line = found && (await lockLine(tx, found.orderItemSn));
  const row = line && (await caseBySn(tx, sn));
  return row && line ? { row, line } : null;
}

/** Moves a case to its next state and records it. Throws Refused(33006) if the current state does not allow it. */
export async function moveCase(
  tx: Tx,
  services: Services,
  row: AfterSaleRow,
  to: AfterSaleState,
  by: Mover,
  { detail = null, ...change }: Partial<AfterSaleRow> & { detail?: string | null } = {},
): Promise<AfterSaleRow> {
  const now = services.clock.now();
  const moved = isLegal(row.state, to)
    ? await changeCase(tx, row.sn, row.state, {
        ...change,
        state: to,
        dueAt: dueAfter(to, now),
        updatedAt: new Date(now),
      })
    : null;
  if (!moved) throw new Refused(33006);
  await logStep(tx, services, moved, by, detail);
  return moved;
}

/** Records the new state of a case in its history. */
export async function logStep(
  tx: Tx,
  services: Services,
  { sn, state }: AfterSaleRow,
  by: Mover,
  detail: string | null = null,
): Promise<void> {
  const buyer = typeof by === "string" ? null : by;
  await insertCaseLog(tx, {
    id: nextId(services),
    sn,
    state,
    operator: typeof by === "string" ? by : "MEMBER",
    operatorId: buyer?.id ?? null,
    operatorName: buyer?.username ?? null,
    detail,
    createdAt: new Date(services.clock.now()),
  });
}

/** Updates an order line from its cases. */
export async function settleLine(tx: Tx, services: Services, { item, order }: LineRow): Promise<void> {
  const over = isOver(order, services.clock.now());
  await changeLine(tx, item.sn, lineAfter(item, await casesOfLine(tx, item.sn), over));
}
